import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Form, href, useNavigation, useSubmit } from 'react-router'
import { z } from 'zod'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { closeFeeds, getFeedAccess, openFeeds, renewFeedKey } from '../../../backend/data/feed-access.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { feedsText as text } from '../../../text/admin/settings.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control } from '../../ui/control.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/feeds'
import { SettingsTabs } from './settings-tabs.tsx'

const changes: Record<'open' | 'close' | 'renew', (db: Database) => Promise<void>> = {
  open: openFeeds,
  close: closeFeeds,
  renew: renewFeedKey,
}

const schema = z.object({ change: z.enum(['open', 'close', 'renew']) })

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  const { feedsOpen, feedKey } = await getFeedAccess(db)
  const { origin } = context.get(requestContext)
  return { versions, urls: feedsOpen ? feedUrls(origin, feedKey) : undefined }
}

export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: errors.saveSettings,
      invalid: errors.invalidInput,
      run: async ({ change }) => {
        await changes[change](db)
        return {}
      },
    },
  )
}

export const shouldRevalidate = revalidateUnlessFailed

export const clientAction = toastResult(async (request) => {
  const { change } = schema.parse(Object.fromEntries(await request.clone().formData()))
  return { done: text.done[change], failed: errors.saveSettings }
})

export default function Feeds({ loaderData: { versions, urls } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.settings} action={<SettingsTabs />}>
      <FormSection title={text.title}>
        <p className="max-w-3xl">{text.about}</p>
        {urls ? <OpenFeeds urls={urls} /> : <ClosedFeeds />}
      </FormSection>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.settings} message={errors.load.settings} />
}

function feedUrls(origin: string, key: string): { format: string; url: string }[] {
  const query = new URLSearchParams({ key })
  return [
    { format: 'XML', url: `${origin}${href('/feed.xml')}?${query}` },
    { format: 'JSON', url: `${origin}${href('/feed.json')}?${query}` },
  ]
}

function ClosedFeeds() {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="font-semibold">{text.closed}</p>
      <FeedButton change="open">{text.start}</FeedButton>
    </div>
  )
}

/** Shows the feed URLs, which contain the key, for other sites, and buttons to renew or revoke the key. */
function OpenFeeds({ urls }: { urls: { format: string; url: string }[] }) {
  return (
    <div className="mt-4 grid max-w-4xl gap-4">
      <p className="font-semibold text-available">{text.open}</p>
      {urls.map(({ format, url }) => (
        <FeedUrlField key={format} label={text.urlLabel(format)} url={url} />
      ))}
      <p className="text-sm text-sea-800">{text.secret}</p>
      <div className="flex flex-wrap gap-3">
        <RenewButton />
        <FeedButton change="close" kind="secondary">
          {text.stop}
        </FeedButton>
      </div>
    </div>
  )
}

function FeedUrlField({ label, url }: { label: string; url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showSuccess(text.copied, { about: 'feed-url' })
    } catch {
      showError(text.notCopied)
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid min-w-0 flex-1 basis-80 gap-1 text-sm font-semibold">
        {label}
        <input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${control.usual} font-normal`}
        />
      </label>
      <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
        <Copy className="size-4" aria-hidden="true" />
        {text.copy}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  )
}

function RenewButton() {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={button({ kind: 'secondary' })}>
        {text.renew}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={text.question.title}
          confirm={text.renew}
          onConfirm={() => {
            setAsking(false)
            submit({ change: 'renew' }, { method: 'post', replace: true })
          }}
          onCancel={() => setAsking(false)}
        >
          {text.question.text}
        </ConfirmDialog>
      )}
    </>
  )
}

interface FeedButtonProps {
  change: 'open' | 'close'
  kind?: 'primary' | 'secondary'
  children: ReactNode
}

/** The button is a form, so it works without scripts. */
function FeedButton({ change, kind = 'primary', children }: FeedButtonProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" replace>
      <button type="submit" name="change" value={change} disabled={isBusy} className={button({ kind })}>
        {children}
      </button>
    </Form>
  )
}
