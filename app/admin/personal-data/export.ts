import { findPersonalData } from '../../../backend/data/personal-data/personal-data.ts'
import { formatDateTime, isoDay } from '../../../domain/formats/dates.ts'
import { parsePerson } from '../../../domain/personal-data/person.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { contentDisposition } from '../../resources/content-disposition.ts'
import type { Route } from './+types/export'
import { describePerson, type PersonItemView } from './describe-person.ts'

const text = personalDataText.person

/** Exports what is stored about a person, as JSON or as text. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = (query.get('q') ?? '').trim()
  const person = parsePerson(search)
  if (!person) return new Response(text.invalid.title, { status: 400, headers: plain })
  const { db } = context.get(backendContext)
  const name = `lichni-danni-${isoDay(new Date())}`
  if (query.get('as') === 'json')
    return file(
      `${name}.json`,
      'application/json',
      JSON.stringify(await findPersonalData(db, person), null, 2),
    )
  const building = await loadBuilding(context)
  const { clients, enquiries, reservations, viewings, alerts, mentions, history } = await describePerson(
    building,
    db,
    person,
  )
  const parts = [
    [text.exported.title(search), text.exported.made(formatDateTime(new Date().toISOString()))].join('\n'),
    part(text.clients(clients.length), clients),
    part(text.enquiries(enquiries.length), enquiries),
    part(text.reservations(reservations.length), reservations),
    part(text.viewings(viewings.length), viewings),
    part(text.alerts(alerts.length), alerts),
    part(text.mentions(mentions.length), mentions),
    part(text.history(history.length), history),
  ]
  return file(`${name}.txt`, plain['Content-Type'], parts.join('\n\n'))
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function part(title: string, items: PersonItemView[]): string {
  const described = items.map(({ title, lines }) => [title, ...lines].join('\n'))
  return [title, ...(described.length > 0 ? described : [text.exported.nothing])].join('\n\n')
}

function file(name: string, type: string, body: string): Response {
  return new Response(body, {
    headers: {
      ...plain,
      'Content-Type': type,
      'Content-Disposition': contentDisposition('attachment', name),
    },
  })
}
