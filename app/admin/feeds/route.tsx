import { z } from 'zod'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { closeFeeds, getFeedAccess, openFeeds, renewFeedKey } from '../../../backend/data/feed-access.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { feedsText as text } from '../../text/admin/feeds.ts'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import type { Route } from './+types/route'
import { ClosedFeeds } from './closed-feeds.tsx'
import { feedUrls } from './feed-urls.ts'
import { OpenFeeds } from './open-feeds.tsx'

const wishes: Record<'open' | 'close' | 'renew', (db: Database) => Promise<void>> = {
  open: openFeeds,
  close: closeFeeds,
  renew: renewFeedKey,
}

const schema = z.object({ wish: z.enum(['open', 'close', 'renew']) })

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
      run: async ({ wish }) => {
        await wishes[wish](db)
        return {}
      },
    },
  )
}

export const shouldRevalidate = revalidateUnlessFailed

export const clientAction = toastResult(async (request) => {
  const { wish } = schema.parse(Object.fromEntries(await request.clone().formData()))
  return { done: text.done[wish], failed: errors.saveSettings }
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
