import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import type { Description } from '../../../domain/record/field-table.ts'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { requestRestore } from '../restore/request-restore.ts'
import { useMayChange } from '../session/use-role.ts'
import { useFocusRowAfterForm } from './list-row-focus.ts'
import type { RecordKind } from './record-kind.ts'
import { NeighbourLinks, type RecordNeighbours } from './record-neighbours.tsx'
import { returnTo } from './return-to.ts'

/** The browser's half of the screens that add and edit one kind of record. */
export interface RecordScreen<Values extends Record<string, unknown>> extends RecordKind<Values> {
  describe(values: Values): Description
  fields(fields: Fields<Values>): ReactNode
  /** Messages at a field that are also announced. */
  saidAloud?: string
  text: RecordText
  /** Where deleted ones can be restored. */
  restorable?: RestorableCollection
}

interface RecordText {
  new: string
  edit: string
  gone: string
  /** Names what was saved. */
  saved(sent: FormData): string
  deleted: string
  /** What goes along when one is deleted. */
  deleteWarning?: string
}

/** What an action of these screens is reported with. */
export function toastSaved<
  Values extends Record<string, unknown>,
  Result extends RefusedSave<Values> = RefusedSave<Values>,
>({ failed, text: { saved, deleted }, restorable: collection }: RecordScreen<Values>) {
  return toastResult<Result>(async (request) => {
    if (request.method === 'DELETE') {
      const ids = [new URL(request.url).pathname.split('/').at(-1) ?? '']
      const undo = collection && (() => requestRestore({ collection, ids }))
      return { done: deleted, failed: failed.delete, ...(undo && { undo }) }
    }
    return { done: saved(await request.clone().formData()), failed: failed.save }
  })
}

interface NewRecordProps<Values extends Record<string, unknown>> {
  screen: RecordScreen<Values>
  /** The id that the record will have, however often the form is sent. */
  id: string
  refused: RefusedSave<Values> | undefined
  /** Below the fields. */
  children?: ReactNode
}

export function NewRecord<Values extends Record<string, unknown>>(props: NewRecordProps<Values>) {
  const { screen, id, refused, children } = props
  useFocusRowAfterForm([id])
  return (
    <Screen title={screen.text.new}>
      <ScreenForm screen={screen} record={{ revision: 0, values: screen.empty }} newId={id} refused={refused}>
        {children}
      </ScreenForm>
    </Screen>
  )
}

interface EditRecordProps<Values extends Record<string, unknown>> {
  screen: RecordScreen<Values>
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  title: string
  /** What a question before deleting calls it: „апартамент 12“. */
  name: string
  /** Its own URL, where a DELETE removes it. */
  url: string
  /** Who it is. */
  id: string
  neighbours?: RecordNeighbours
  /** At the right of the title. */
  action?: ReactNode
  /** Beside the form: what is saved by itself, such as photos. */
  aside?: ReactNode
}

export function EditRecord<Values extends Record<string, unknown>>(props: EditRecordProps<Values>) {
  const { screen, record, refused, title, name, url, id, neighbours = {}, action, aside } = props
  const { deleteWarning } = screen.text
  const mayChange = useMayChange()
  const rows = [{ id }, neighbours.next, neighbours.previous].filter((each) => each !== undefined)
  useFocusRowAfterForm(rows.map((row) => row.id))
  const form = (
    <ScreenForm
      key={id}
      screen={screen}
      record={record}
      refused={refused}
      more={
        <DeleteButton
          to={url}
          name={name}
          {...(deleteWarning && { warning: deleteWarning })}
          {...(screen.restorable && { restorable: true })}
        />
      }
    />
  )
  return (
    <Screen
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <NeighbourLinks {...neighbours} />
          {action}
        </div>
      }
    >
      {aside && mayChange ? (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 content-start gap-4">{form}</div>
          <div className="grid min-w-0 content-start gap-4">{aside}</div>
        </div>
      ) : (
        form
      )}
    </Screen>
  )
}

interface ScreenFormProps<Values extends Record<string, unknown>> {
  screen: RecordScreen<Values>
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  newId?: string
  more?: ReactNode
  children?: ReactNode
}

function ScreenForm<Values extends Record<string, unknown>>(props: ScreenFormProps<Values>) {
  const { screen, children, ...rest } = props
  const { schema, describe, saidAloud, list } = screen
  const { search } = useLocation()
  return (
    <RecordForm
      {...rest}
      schema={schema}
      describe={describe}
      list={returnTo(list, search)}
      {...(saidAloud && { saidAloud })}
    >
      {(fields) => (
        <>
          {screen.fields(fields)}
          {children}
        </>
      )}
    </RecordForm>
  )
}

/** Instead of the form: the record does not exist, or could not be read. */
export function ScreenProblem({
  error,
  screen,
}: {
  error: unknown
  screen: Pick<RecordKind<unknown>, 'list' | 'failed'> & { text: RecordText }
}) {
  const { text, failed, list } = screen
  return <RecordProblem error={error} title={text.edit} gone={text.gone} failed={failed.load} list={list} />
}

interface RecordProblemProps {
  error: unknown
  title: string
  gone: string
  failed: string
  list: string
}

/** Instead of a form: the record does not exist, or could not be read. */
function RecordProblem({ error, title, gone, failed, list }: RecordProblemProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ScreenLoadError title={title} message={failed} />
  return (
    <Screen title={gone}>
      <p className="text-lg">{adminText.gone.advice}</p>
      <Link to={list} className={button({ className: 'mt-6' })}>
        {adminText.backToList}
      </Link>
    </Screen>
  )
}
