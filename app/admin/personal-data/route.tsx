import { Download, Search, Trash2 } from 'lucide-react'
import { Form, href, Link, useFetcher } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { forgetPerson } from '../../../backend/removal/delete-erased-papers.ts'
import { type Person, parsePerson } from '../../../domain/personal-data/person.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { describePerson, type PersonItemView, type ShownPerson, shownOf } from './describe-person.ts'

const text = personalDataText.person
const maxSearchLength = 254

/** The URL holds the search, so that Back returns to the person searched for before. */
function PersonSearch({ search }: { search: string }) {
  return (
    <Form role="search" className="mb-6 flex max-w-xl flex-wrap items-end gap-2" key={search}>
      <div className="min-w-[min(100%,15rem)] flex-1">
        <label htmlFor="q" className="mb-1 block text-sm font-semibold text-sea-800">
          {text.label}
        </label>
        <input
          id="q"
          name="q"
          defaultValue={search}
          placeholder={text.placeholder}
          maxLength={maxSearchLength}
          autoComplete="off"
          className={control.usual}
        />
      </div>
      <button type="submit" className={button({ kind: 'secondary' })}>
        <Search className="size-5" aria-hidden="true" />
        {text.search}
      </button>
    </Form>
  )
}

/** Links to searches for other e-mails and phones that the same person may have used. */
function AlsoNamed({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      {text.also}:
      {names.map((name) => (
        <Link
          key={name}
          to={`?${new URLSearchParams({ q: name })}`}
          className="inline-flex min-h-11 items-center font-semibold text-sea-800 underline"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}

function PersonDelete({ search, found }: { search: string; found: ShownPerson }) {
  const fetcher = useFetcher()
  const { deletable, counts } = found
  const remaining = counts.reservations - deletable.reservations
  const { ask, question } = useDeleteQuestion({
    title: text.deleteTitle,
    warning: text.deleteWarning(deletable, remaining),
    remove: () => fetcher.submit({ person: search }, { method: 'post' }),
  })
  return (
    <>
      <button
        type="button"
        disabled={fetcher.state !== 'idle'}
        onClick={ask}
        className={button({ kind: 'danger' })}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {text.delete}
      </button>
      {question}
    </>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(
    db,
    'clients',
    'enquiries',
    'reservations',
    'viewings',
    ...unitCollections,
  )
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxSearchLength)
  const person = parsePerson(search)
  const building = await loadBuilding(context)
  return { versions, search, found: person && shownOf(await describePerson(building, db, person)) }
}

const deleteSchema = z.object({
  person: z.string().max(maxSearchLength).transform(parsePerson).pipe(z.custom<Person>(Boolean)),
})

export function action({ request, context }: Route.ActionArgs) {
  const { db, files, images } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: deleteSchema,
      failed: text.failed,
      invalid: text.invalid.advice,
      run: async ({ person }) => {
        const { left } = await forgetPerson({ db, files, images }, person)
        return { left }
      },
    },
  )
}

interface Deleted extends Fault {
  /** How many reservations, and mentions in other records, the deletion has kept. */
  left?: { clients: number; reservations: number; mentions: number }
}

export const clientAction = toastResult<Deleted>(() => ({
  done: ({ left }) => left && text.deleted(left),
  failed: text.failed,
}))

export default function PeopleData({ loaderData: { versions, search, found } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={text.title}>
      <p className="mb-4 max-w-3xl">{text.about}</p>
      <PersonSearch search={search} />
      {search && !found && <EmptyState {...text.invalid} />}
      {found && (isEmpty(found) ? <EmptyState {...text.none} /> : <Found search={search} found={found} />)}
    </Screen>
  )
}

function isEmpty({ counts }: ShownPerson): boolean {
  return Object.values(counts).every((count) => count === 0)
}

function Found({ search, found }: { search: string; found: ShownPerson }) {
  const { clients, enquiries, reservations, viewings, alerts, mentions, history, also, counts } = found
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {(['text', 'json'] as const).map((as) => (
          <a
            key={as}
            href={`${href('/admin/people-data/export')}?${new URLSearchParams({ q: search, as })}`}
            className={button({ kind: 'secondary' })}
          >
            <Download className="size-5" aria-hidden="true" />
            {text.export[as]}
          </a>
        ))}
        <PersonDelete search={search} found={found} />
      </div>
      <AlsoNamed names={also} />
      <PersonItems title={text.clients(counts.clients)} count={counts.clients} items={clients} />
      <PersonItems title={text.enquiries(counts.enquiries)} count={counts.enquiries} items={enquiries} />
      <PersonItems
        title={text.reservations(counts.reservations)}
        count={counts.reservations}
        items={reservations}
      />
      <PersonItems title={text.viewings(counts.viewings)} count={counts.viewings} items={viewings} />
      <PersonItems title={text.alerts(counts.alerts)} count={counts.alerts} items={alerts} />
      <PersonItems
        title={text.mentions(counts.mentions)}
        count={counts.mentions}
        items={mentions}
        advice={text.mentionsAdvice}
      />
      <PersonItems
        title={text.history(counts.history)}
        count={counts.history}
        items={history}
        advice={text.historyAdvice}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={text.notLoaded} />
}

interface PersonItemsProps {
  title: string
  items: PersonItemView[]
  /** The total number of items; `items` holds only the first of them. */
  count: number
  advice?: string
}

/** Renders nothing if the part is empty. */
function PersonItems({ title, items, count, advice }: PersonItemsProps) {
  if (items.length === 0) return null
  return (
    <section className="mb-6 max-w-4xl">
      <h2 className="mb-2 text-xl">{title}</h2>
      {advice && <p className="mb-2 text-sm text-sea-800">{advice}</p>}
      <ul className="divide-y divide-sea-100 rounded-card border border-sea-100 bg-white">
        {items.map(({ id, url, title, lines, notDeleted }) => (
          <li key={id + lines.join()} className="p-4">
            <Link
              to={url}
              className="font-semibold text-sea-900 underline-offset-4 hover:underline focus-visible:underline"
            >
              {title}
            </Link>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
              <p key={index} className="mt-1 break-words whitespace-pre-line">
                {line}
              </p>
            ))}
            {notDeleted && <p className="mt-1 text-sm font-semibold text-reserved">{notDeleted}</p>}
          </li>
        ))}
      </ul>
      {count > items.length && <p className="mt-2">{text.more(count - items.length)}</p>}
    </section>
  )
}
