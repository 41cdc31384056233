import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { emptyBuilding } from '../../../domain/building/building.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { requestRestore } from '../restore/restore-requests.tsx'
import { useMayChange } from '../session/use-role.ts'
import type { ScreenTranslations } from '../translations/read-translations.ts'
import { TranslatedFormProvider } from '../translations/translated-form.tsx'
import type { AdminCollection, OfBuilding } from './collection.ts'
import { RecordFacts } from './record-facts.tsx'
import { returnTo } from './return-to.ts'
import { useFocusRowAfterForm } from './row-focus.tsx'

/** The `clientAction` of the screens that add and edit a record; the toast after a deletion offers to restore it. */
export function toastSaved<
  Values extends Record<string, unknown>,
  Result extends RefusedSave<Values> = RefusedSave<Values>,
>(collectionOf: OfBuilding<AdminCollection<Values>>) {
  return toastResult<Result>(async (request) => {
    // A `clientAction` has no building, and the texts are the same in every one.
    const { text, restorable: collection } = collectionOf(emptyBuilding)
    const { saved, deleted, failed } = text
    if (request.method === 'DELETE') {
      const ids = [new URL(request.url).pathname.split('/').at(-1) ?? '']
      const undo = collection && (() => requestRestore({ collection, ids }))
      return { done: deleted, failed: failed.delete, ...(undo && { undo }) }
    }
    return { done: saved(await request.clone().formData()), failed: failed.save }
  })
}

interface NewRecordProps<Values extends Record<string, unknown>> {
  collection: OfBuilding<AdminCollection<Values>>
  /** The id that the record will have, however often the form is sent. */
  id: string
  refused: RefusedSave<Values> | undefined
  /** Shown below the fields. */
  children?: ReactNode
}

export function NewRecord<Values extends Record<string, unknown>>(props: NewRecordProps<Values>) {
  const { id, refused, children } = props
  const collection = props.collection(useBuilding())
  useFocusRowAfterForm([id])
  return (
    <Screen title={collection.text.new}>
      <CollectionForm
        collection={collection}
        record={{ revision: 0, values: collection.empty }}
        newId={id}
        refused={refused}
      >
        {children}
      </CollectionForm>
    </Screen>
  )
}

export interface Neighbour {
  id: string
  /** The URL of the record's form. */
  url: string
  name: string
}

/**
 * The records before and after this one in the list that the form was opened from, by its filters and order.
 */
interface Neighbours {
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

interface EditRecordProps<Values extends Record<string, unknown>> {
  collection: OfBuilding<AdminCollection<Values>>
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  title: string
  /** The record's name in the question before a deletion: „апартамент 12“. */
  name: string
  /** The record's own URL, to which DELETE is sent. */
  url: string
  id: string
  neighbours?: Neighbours
  /** The translations of the record's texts, where visitors read some of them. */
  translations?: ScreenTranslations
  /** Shown at the right of the title. */
  action?: ReactNode
  /** Shown beside the form: parts that are saved at once, such as photos. */
  aside?: ReactNode
  /** Shown above the form, to everybody. */
  above?: ReactNode
  /** Shown below the facts that people read who may not change the record. Without it they have the form, disabled. */
  read?: ReactNode
}

export function EditRecord<Values extends Record<string, unknown>>(props: EditRecordProps<Values>) {
  const { record, refused, title, name, url, id, neighbours = {}, translations } = props
  const { action, aside, above, read } = props
  const collection = props.collection(useBuilding())
  const { deleteWarning } = collection.text
  const mayChange = useMayChange()
  const rows = [{ id }, neighbours.next, neighbours.previous].filter((each) => each !== undefined)
  useFocusRowAfterForm(rows.map((row) => row.id))
  const collectionForm = (
    <CollectionForm
      key={id}
      collection={collection}
      record={record}
      refused={refused}
      more={
        <DeleteButton
          to={url}
          name={name}
          {...(deleteWarning && { warning: deleteWarning })}
          {...(collection.restorable && { restorable: true })}
        />
      }
    />
  )
  const isRead = read !== undefined && !mayChange
  const form = isRead ? (
    <RecordFacts description={collection.describe(record.values)}>{read}</RecordFacts>
  ) : translations ? (
    <TranslatedFormProvider key={id} translations={translations}>
      {collectionForm}
    </TranslatedFormProvider>
  ) : (
    collectionForm
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
      {above}
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

/** Links to the records before and after this one. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  return (
    <>
      {previous && (
        <NeighbourLink
          to={previous.url}
          icon={ChevronLeft}
          label={adminText.previous(previous.name)}
          rel="prev"
        />
      )}
      {next && (
        <NeighbourLink to={next.url} icon={ChevronRight} label={adminText.next(next.name)} rel="next" />
      )}
    </>
  )
}

interface NeighbourLinkProps {
  to: string
  icon: LucideIcon
  label: string
  rel: 'prev' | 'next'
}

function NeighbourLink({ to, icon: Icon, label, rel }: NeighbourLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={to + search}
      rel={rel}
      aria-label={label}
      title={label}
      className={button({ kind: 'secondary', className: 'px-3' })}
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}

interface CollectionFormProps<Values extends Record<string, unknown>> {
  collection: AdminCollection<Values>
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  newId?: string
  more?: ReactNode
  children?: ReactNode
}

function CollectionForm<Values extends Record<string, unknown>>(props: CollectionFormProps<Values>) {
  const { collection, children, ...rest } = props
  const { schema, describe, toastedError, list } = collection
  const { search } = useLocation()
  return (
    <RecordForm
      {...rest}
      schema={schema}
      describe={describe}
      list={returnTo(list, search)}
      {...(toastedError && { toastedError })}
    >
      {(fields) => (
        <>
          {collection.formFields(fields)}
          {children}
        </>
      )}
    </RecordForm>
  )
}

interface RecordErrorProps {
  error: unknown
  collection: OfBuilding<Pick<AdminCollection<never>, 'list' | 'text'>>
}

/** Replaces the form of a record that does not exist (404), or could not be read. */
export function RecordError({ error, collection }: RecordErrorProps) {
  const { list, text } = collection(useBuilding())
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ScreenLoadError title={text.edit} message={text.failed.load} />
  return (
    <Screen title={text.gone}>
      <p className="text-lg">{adminText.gone.advice}</p>
      <Link to={list} className={button({ className: 'mt-6' })}>
        {adminText.backToList}
      </Link>
    </Screen>
  )
}
