import type { SubmissionResult } from '@conform-to/react'
import { Form, href, Link, redirect, useLocation } from 'react-router'
import { z } from 'zod'
import type { OwnSession } from '../../../backend/auth/own-account.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { calendarAccess } from '../../../backend/data/users/calendar-keys.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import { renameUser } from '../../../backend/data/users/users.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { allMails } from '../../../domain/people/agent-mails.ts'
import { minNewPasswordLength } from '../../../domain/people/new-password.ts'
import { ownNameSchema, passwordChangeSchema } from '../../../domain/people/people-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { deviceName, accountText as text } from '../../../text/admin/people.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { QrCode } from '../../qr-code.tsx'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import { sentChange } from '../form/sent-change.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { SimpleForm } from '../session/simple-form.tsx'
import { simpleFormAction } from '../session/simple-form-action.ts'
import { changeKeyAccess, KeyAccessSection, toastKeyAccess } from '../settings/key-access.tsx'
import type { Route } from './+types/route'
import { mailsAction } from './mails-action.ts'
import { type MailsResult, MailsSection } from './mails-section.tsx'
import { passwordRefusal } from './second-factor-action.ts'

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <FormSection title={text.sessions.title}>
      <ul className="mb-4 grid gap-3">
        {sessions.map(({ id, userAgent, begunAt, seenAt, isThis }) => (
          <li key={id} className="border-t border-sand-200 pt-3 first:border-t-0 first:pt-0">
            <b>{deviceName(userAgent)}</b>{' '}
            {isThis && (
              <span className="rounded-full bg-available-soft px-3 py-1 text-sm font-semibold text-available">
                {text.sessions.thisOne}
              </span>
            )}
            <span className="block text-sm text-sea-700">
              {text.sessions.seen(formatDateTime(seenAt))}, {text.sessions.begun(formatDateTime(begunAt))}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={`${href('/admin/account')}?change=sessions`}>
          <button type="submit" className={button({ kind: 'danger' })}>
            {text.sessions.endOthers}
          </button>
        </Form>
      ) : (
        <p className="text-sm text-sea-700">{text.sessions.alone}</p>
      )}
    </FormSection>
  )
}

/** The address of the user's viewings for calendars, as text and for the camera of a phone. */
function CalendarSection({ url }: { url: string | undefined }) {
  const { calendar } = text
  // Phones add the file of an `https:` address once, and follow that of a `webcal:` one.
  const subscription = url?.replace(/^https?:/, 'webcal:')
  return (
    <KeyAccessSection
      text={calendar}
      urls={url === undefined ? undefined : url ? [{ label: calendar.url, url }] : []}
      action={`${href('/admin/account')}?change=calendar`}
    >
      {subscription && (
        <div className="flex flex-wrap items-start gap-4">
          <QrCode text={subscription} label={calendar.qr} className="w-44 max-w-full" />
          <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-3">
            <a href={subscription} className={button({ kind: 'secondary' })}>
              {calendar.subscribe}
            </a>
            <p className="text-sm">{calendar.scan}</p>
          </div>
        </div>
      )}
    </KeyAccessSection>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const { db, auth, mail } = context.get(backendContext)
  const versions = await versionsOf(db, 'users')
  const done = new URL(request.url).searchParams.get('done') ?? ''
  const [stored, { isOpen, key }] = await Promise.all([
    findUser(db, user.id),
    calendarAccess(user.id).get(db),
  ])
  const { mailsAssigned, mailsDeals, mailsCalls, revision } = { revision: 0, ...allMails, ...stored }
  return {
    versions,
    user,
    done: new Map(Object.entries(text.done)).get(done),
    sessions: await auth.ownAccount.listSessions(user, request.headers),
    mails: { mailsAssigned, mailsDeals, mailsCalls, revision },
    canMail: mail !== undefined,
    calendarUrl: isOpen
      ? key && context.get(requestContext).origin + href('/calendar/:key.ics', { key })
      : undefined,
  }
}

/** Changes the user's name, password, mails or calendar, or ends other sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = { request, context }
  switch (sentChange(request, ['name', 'password', 'sessions', 'mails', 'calendar'])) {
    case 'name':
      return changeName(sent)
    case 'password':
      return changePassword(sent)
    case 'sessions':
      return endSessions(sent)
    case 'mails':
      return mailsAction(sent)
    case 'calendar':
      return changeKeyAccess(sent, calendarAccess(context.get(userContext).id))
  }
}

function changeOf({ url }: Request): string | null {
  return new URL(url).searchParams.get('change')
}

const toastCalendar = toastKeyAccess(text.calendar)
const toastMails = toastResult<MailsResult>(() => ({ done: text.mails.saved, failed: text.mails.failed }))

/** Of what changes in place, a toast says whether it was saved. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const change = changeOf(request)
  if (change === 'calendar') return toastCalendar({ request, serverAction })
  if (change === 'mails') return toastMails({ request, serverAction })
  return serverAction()
}

async function changeName({ request, context }: Sent) {
  const user = context.get(userContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: ownNameSchema,
      run: ({ name }) => renameUser(context.get(backendContext).db, user.id, name),
    },
  )
  return submitted.refused ?? done('name')
}

async function changePassword({ request, context }: Sent) {
  const { auth } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: passwordChangeSchema(context.get(userContext).email),
      run: async ({ old, password }) => {
        const change = { old, password, visitor }
        const result = await auth.ownAccount.changePassword(context.get(userContext), request.headers, change)
        return result === 'done' ? result : passwordRefusal(result)
      },
    },
  )
  return submitted.refused ?? done('password')
}

async function endSessions({ request, context }: Sent) {
  const { auth } = context.get(backendContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: z.object({}),
      run: () => auth.ownAccount.endOtherSessions(context.get(userContext), request.headers),
    },
  )
  return submitted.refused ?? done('sessions')
}

function done(change: keyof typeof text.done) {
  return redirect(`${href('/admin/account')}?done=${change}`)
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, user, done, sessions, mails, canMail, calendarUrl } = loaderData
  useLive(versions)
  const change = new URLSearchParams(useLocation().search).get('change')
  const isInPlace = change === 'mails' || change === 'calendar'
  const lastResult = isInPlace ? undefined : (actionData as SubmissionResult | undefined)
  return (
    <Screen title={adminText.screens.account}>
      {done && (
        <p role="status" className="mb-4 rounded-lg bg-available-soft p-4 font-medium text-available">
          {done}
        </p>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <FormSection title={text.name.title}>
            <SimpleForm
              key={user.name}
              id="name"
              schema={ownNameSchema}
              lastResult={lastResult}
              defaultValue={{ name: user.name }}
              fields={[{ name: 'name', label: text.name.label, autoComplete: 'name' }]}
              submit={text.name.submit}
              isOneOfSeveral
            />
          </FormSection>
          <FormSection title={text.password.title}>
            <SimpleForm
              id="password"
              schema={passwordChangeSchema(user.email)}
              lastResult={lastResult}
              fields={[
                { name: 'old', label: text.password.old, type: 'password', autoComplete: 'current-password' },
                {
                  name: 'password',
                  label: text.password.password,
                  type: 'password',
                  autoComplete: 'new-password',
                  remark: text.password.remark(minNewPasswordLength),
                },
                {
                  name: 'repeated',
                  label: text.password.repeated,
                  type: 'password',
                  autoComplete: 'new-password',
                },
              ]}
              submit={text.password.submit}
              isOneOfSeveral
            />
          </FormSection>
          <FormSection title={text.secondFactor.title}>
            <p className="mb-4">{user.hasSecondFactor ? text.secondFactor.on : text.secondFactor.off}</p>
            <Link to={href('/admin/account/second-factor')} className={button({ kind: 'secondary' })}>
              {user.hasSecondFactor ? text.secondFactor.manage : text.secondFactor.setUp}
            </Link>
          </FormSection>
          <SessionList sessions={sessions} />
        </div>
        <div className="grid gap-4">
          <CalendarSection url={calendarUrl} />
          <MailsSection
            chosen={mails}
            email={user.email}
            canMail={canMail}
            result={change === 'mails' ? (actionData as MailsResult) : undefined}
          />
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.account} message={text.load} />
}
