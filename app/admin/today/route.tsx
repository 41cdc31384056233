import { useRef } from 'react'
import { data, href, useSubmit } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { findUser, listUsers } from '../../../backend/data/users/find-users.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { todayText as text, todayKindNames } from '../../../text/admin/today.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { useEarlyFilter } from '../../ui/filter-controls.tsx'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { explainReservationRefusal } from '../reservations/reservation-collection.server.ts'
import { explainViewingRefusal } from '../viewings/viewing-collection.server.ts'
import type { Route } from './+types/route'
import { readToday, todayCollections, todayKinds, todayReader } from './today-kinds.server.ts'
import { TodayList } from './today-list.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { db } = backend
  const user = context.get(userContext)
  const versions = await versionsOf(db, ...todayCollections, 'users')
  // Whoever was invited and has not come yet may have work already.
  const people =
    user.role === 'admin' ? (await listUsers(db)).filter(({ state }) => state !== 'deactivated') : []
  const asked = new URL(request.url).searchParams.get('person')
  // Only administrators look at another person's day.
  const owner = people.find(({ id }) => id === asked) ?? user
  const reader = await todayReader(await loadBuilding(context), backend, owner)
  return {
    versions,
    today: reader.today,
    owner: { id: owner.id, name: owner.name, isOther: owner.id !== user.id },
    people: people.map(({ id, name }) => ({ id, name })),
    items: await readToday(reader),
  }
}

const actSchema = z.object({
  kind: z.enum(todayKindNames),
  id: z.string().min(1).max(64),
  seen: z.string().max(150),
  act: z.enum(['done', 'later', 'back']),
  before: z.string().max(500).default(''),
  person: z.string().max(64).optional(),
})

export function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const user = context.get(userContext)
  return formAction(
    { request, context },
    {
      schema: actSchema,
      failed: text.failed,
      messages: () => ({
        refused(thrown) {
          if (thrown instanceof z.ZodError || thrown instanceof SyntaxError) return { error: text.failed }
          const refusal = explainViewingRefusal(thrown) ?? explainReservationRefusal(thrown)
          return refusal && { error: text.failed, detail: refusal.detail }
        },
      }),
      async run({ kind, act, before, person, ...task }) {
        if (person !== undefined && person !== user.id && user.role !== 'admin')
          return data({ error: text.failed }, { status: 403 })
        const owner = person === undefined ? user : await findUser(backend.db, person)
        if (!owner) throw new NotFound()
        const reader = await todayReader(await loadBuilding(context), backend, owner)
        const { done, later, back } = todayKinds[kind]
        if (act !== 'back') {
          const before = await (act === 'done' ? done : later)(reader, task)
          return { isDone: true, ...(before !== undefined && { before }) }
        }
        await back(reader, { ...task, before })
        return { isBack: true }
      },
    },
  )
}

export const clientAction = toastResult<Fault & { isBack?: true }>(() => ({
  done: ({ isBack }) => (isBack ? text.backAgain : undefined),
  failed: text.failed,
}))

export default function Today({ loaderData }: Route.ComponentProps) {
  const { versions, today, owner, people, items } = loaderData
  useLive(versions)
  return (
    <Screen
      title={owner.isOther ? text.of(owner.name) : text.title}
      action={<PersonChoice people={people} owner={owner.id} />}
    >
      <p className="mb-3 text-sea-700">
        {formatDate(today)}
        {items.length > 0 && ` · ${text.count(items.length)}`}
      </p>
      <TodayList key={owner.id} items={items} {...(owner.isOther && { person: owner.id })} />
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={text.notLoaded} />
}

function PersonChoice({ people, owner }: { people: { id: string; name: string }[]; owner: string }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => submit(form.current)
  useEarlyFilter(form, apply)
  if (people.length < 2) return null
  return (
    <form method="get" action={href('/admin/today')} ref={form} onChange={apply} className="flex gap-2">
      <select
        key={owner}
        name="person"
        aria-label={text.person}
        defaultValue={owner}
        className={`${control.low} w-auto cursor-pointer pr-9`}
      >
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </noscript>
    </form>
  )
}
