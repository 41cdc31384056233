import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { data, href, isRouteErrorResponse, Link, useLocation, useNavigate } from 'react-router'
import { listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import { findClient } from '../../../backend/data/clients/clients.ts'
import type { Database } from '../../../backend/data/database.ts'
import { deleteEnquiry, findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import {
  AgentChanged,
  addEnquiryNote,
  listEnquiryNotes,
  NotAnAgent,
  workOnEnquiry,
} from '../../../backend/data/enquiries/enquiry-work.ts'
import {
  listAboutSameApartment,
  listOfSamePerson,
} from '../../../backend/data/enquiries/related-enquiries.ts'
import { findParkingSpot } from '../../../backend/data/parking-spots.ts'
import { findReservationOfEnquiry } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { listViewingsOfEnquiry } from '../../../backend/data/viewings/queries.ts'
import { listEnquirySubjects } from '../../../backend/enquiries/enquiry-subjects.ts'
import { listOfferedTemplates } from '../../../backend/enquiries/reply-templates.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryWorkSchema } from '../../../domain/enquiry/enquiry-work.ts'
import { askedNumbers } from '../../../domain/enquiry/linked-apartment.ts'
import { isCallTooEarly } from '../../../domain/enquiry/next-call.ts'
import { fillReply, type StoredReplyTemplate, templateIn } from '../../../domain/enquiry/reply-template.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { User } from '../../../domain/sign-in.ts'
import { enquiryWorkText, enquiriesText as text } from '../../../text/admin/enquiries.ts'
import { enquiryApartmentName } from '../../../text/admin/enquiry-apartment-name.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import { ErrorPanel } from '../../error-page.tsx'
import type { Sent } from '../../forms/read-form.ts'
import { agentChoices } from '../clients/agent-choices.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/panel'
import { apartmentsOf } from './enquiry-apartments.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'
import { replyFacts } from './reply-facts.ts'
import type { FilledTemplate } from './reply-form.tsx'
import type { Agent } from './work-fields.tsx'

interface PanelFrameProps {
  title: string
  /** The URL that the close button leads to. */
  list: string
  children: ReactNode
}

/**
 * The frame of the panel that shows one enquiry. It takes the focus and scrolls into view when it opens,
 * because on a phone it replaces the list, whose top may be scrolled away. Escape closes it unless a dialog or
 * a field handles that key.
 */
function PanelFrame({ title, list, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Beside the list it stays in view by itself; in its place it opens at its top.
    const isBeside = matchMedia('(width >= 80rem)').matches
    heading.current?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' })
  }, [])
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.matches('input, select, textarea')) return
      navigate(list, { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, list])

  return (
    <aside
      aria-label={text.enquiry}
      className="rounded-card bg-white p-3 shadow-card sm:p-5 xl:sticky xl:top-8 xl:max-h-[calc(100vh-4rem)] xl:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 pt-1.5 text-2xl outline-none">
          {title}
        </h2>
        <Link
          to={list}
          preventScrollReset
          aria-label={text.close}
          title={text.close}
          className={closeClassName}
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <div className="mt-3">{children}</div>
    </aside>
  )
}

const closeClassName = 'grid size-11 shrink-0 place-items-center rounded-lg text-sea-700 hover:bg-sea-50'

const list = href('/admin/contacts')

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db, enquiries } = context.get(backendContext)
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw data(null, { status: 404 })
  const { origin } = context.get(requestContext)
  const building = await loadBuilding(context)
  const shown = await readPanel(building, db, enquiry, { user: context.get(userContext), origin })
  return { ...shown, canMail: enquiries.canMail }
}

/** POST changes stage, agent, next call or notes; DELETE removes the enquiry. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (request.method === 'POST') return enquiryWorkAction({ request, context }, id)
  return deleteAction(
    { request, context },
    {
      failed: errors.deleteEnquiry,
      remove: () => deleteEnquiry(context.get(backendContext).db, id),
      list,
    },
  )
}

export const clientAction = toastResult(async (request) => {
  if (request.method === 'DELETE') return { failed: errors.deleteEnquiry }
  return { failed: workFault([...(await request.clone().formData()).keys()]) }
})

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { enquiry } = loaderData
  const asksReason = isFault(actionData) && actionData.error === enquiryWorkText.failed.lostReason
  return (
    <PanelFrame key={enquiry.id} title={enquiry.name} list={list + search}>
      <EnquiryDetails {...loaderData} asksReason={asksReason} />
    </PanelFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation()
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return (
    <PanelFrame title={isGone ? text.gone.title : text.enquiry} list={list + search}>
      {isGone ? <p>{text.gone.advice}</p> : <ErrorPanel message={errors.load.enquiries} />}
    </PanelFrame>
  )
}

function isFault(result: unknown): result is { error: string } {
  return typeof result === 'object' && result !== null && 'error' in result
}

/** Saves those of stage, agent, next call and note that the request contains, in one transaction. */
function enquiryWorkAction({ request, context }: Sent, id: string) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: enquiryWorkSchema,
      failed: enquiryWorkText.notChanged,
      invalid: ({ issues: [issue] }) => ({
        error: workFault([String(issue?.path[0])]),
        ...(issue && { detail: explainFault(issue.message) }),
      }),
      messages: (sent) => ({ failed: workFault(Object.keys(sent)), refused }),
      run: async ({ note, noteId, stage, lostReason, agentId, agentBefore, nextCallOn, nextCallAt }) => {
        const change = {
          ...(stage !== undefined && { stage }),
          ...(lostReason !== undefined && { lostReason }),
          ...(agentId !== undefined && { agentId }),
          ...(nextCallOn !== undefined && { nextCallOn }),
          ...(nextCallAt !== undefined && { nextCallAt }),
        }
        const { nextCallOn: before = null } = (await findEnquiry(db, id)) ?? {}
        if (nextCallOn && isCallTooEarly(nextCallOn, before, isoDay(new Date())))
          return data(
            { error: enquiryWorkText.failed.nextCallOn, detail: enquiryWorkText.callTooEarly },
            { status: 422 },
          )
        try {
          await db.write('enquiries', async () => {
            if (note !== undefined) await addEnquiryNote(db, id, note, noteId)
            if (Object.keys(change).length > 0) await workOnEnquiry(db, id, change, { agentBefore })
          })
        } catch (thrown) {
          if (!(thrown instanceof AgentChanged)) throw thrown
          return data(explainAgent(thrown), { status: 409 })
        }
        return { noted: noteId }
      },
    },
  )
}

/** Returns the error message for the first of the sent fields that has one. */
function workFault(names: string[]): string {
  const { failed, notChanged } = enquiryWorkText
  const [, message] = Object.entries(failed).find(([name]) => names.includes(name)) ?? []
  return message ?? (names.includes('noteId') ? failed.note : notChanged)
}

function explainAgent({ agentName }: AgentChanged) {
  const detail = agentName === undefined ? enquiryWorkText.givenAway : enquiryWorkText.taken(agentName)
  return { error: enquiryWorkText.failed.agentId, detail }
}

function refused(thrown: unknown) {
  return thrown instanceof NotAnAgent
    ? { error: enquiryWorkText.failed.agentId, detail: enquiryWorkText.notAnAgent }
    : undefined
}

interface Reader {
  user: Pick<User, 'id' | 'name'>
  /** The site's own origin. */
  origin: string
}

async function readPanel(building: Building, db: Database, enquiry: Enquiry, { user, origin }: Reader) {
  const { about } = enquiry
  const [templates, askables, notes, agents, samePerson, sameApartment, reservation, viewings] =
    await Promise.all([
      listOfferedTemplates(db),
      about ? listEnquirySubjects(db) : [],
      listEnquiryNotes(db, enquiry.id),
      listAgents(db, enquiry.agentId),
      listOfSamePerson(db, enquiry),
      listAboutSameApartment(db, enquiry),
      findReservationOfEnquiry(db, enquiry.id),
      listViewingsOfEnquiry(db, enquiry.id),
    ])
  const numbers = askedNumbers([enquiry, ...samePerson, ...sameApartment])
  const apartments = await listApartmentsByNumber(db, numbers, { drafts: 'with' })
  const briefly = (other: Enquiry) => ({
    ...pick(other, ['id', 'name', 'about', 'submittedAt', 'stage']),
    apartment: enquiryApartmentName(building, other, apartments),
  })
  const askable = askables.find(({ name }) => name === about)
  const spot = askable?.level === undefined ? undefined : await findParkingSpot(db, askable.id)
  const client = enquiry.clientId === null ? undefined : await findClient(db, enquiry.clientId)
  const asked = { enquiry, apartments, askable }
  const fill = ({ id, name, withCard, withPriceList, ...texts }: StoredReplyTemplate): FilledTemplate => {
    const { template, language } = templateIn(texts, enquiry.language)
    const facts = replyFacts(allTexts[language], building, asked, { name: user.name, origin })
    const isTranslated = language === enquiry.language
    return { id, name, withCard, withPriceList, isTranslated, ...fillReply(template, facts) }
  }
  const now = new Date()
  return {
    enquiry,
    templates: templates.map(fill),
    ownId: user.id,
    apartments: apartmentsOf(building, enquiry, apartments),
    askable,
    spot: spot && pick(spot, ['status', 'price']),
    client: client && pick(client, ['id', 'name']),
    notes,
    agents,
    samePerson: samePerson.map(briefly),
    sameApartment: sameApartment.map(briefly),
    reservation: reservation && pick(reservation, ['id', 'state']),
    viewings: viewings.map((viewing) => pick(viewing, ['id', 'day', 'time', 'state'])),
    readAt: now.toISOString(),
    today: isoDay(now),
  }
}

/** Returns the active users, and the assigned one even if deactivated. */
async function listAgents(db: Database, assigned: string | null): Promise<Agent[]> {
  const choices = agentChoices(await listUsers(db), assigned)
  return choices.map(([id, name, isDisabled = false]) => ({ id, name, isDisabled }))
}
