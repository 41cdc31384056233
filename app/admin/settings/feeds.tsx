import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { feedAccess } from '../../../backend/data/key-access.ts'
import { feedsText as text } from '../../../text/admin/settings.ts'
import { backendContext, requestContext } from '../../context.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import type { Route } from './+types/feeds'
import { changeKeyAccess, KeyAccessError, KeyAccessScreen, toastKeyAccess } from './key-access.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  const { isOpen, key } = await feedAccess.get(db)
  const { origin } = context.get(requestContext)
  return { versions, urls: isOpen ? (key ? feedUrls(origin, key) : []) : undefined }
}

export const action = (args: Route.ActionArgs) => changeKeyAccess(args, feedAccess)

export const shouldRevalidate = revalidateUnlessFailed

export const clientAction = toastKeyAccess(text)

export default function Feeds({ loaderData }: Route.ComponentProps) {
  return <KeyAccessScreen text={text} {...loaderData} />
}

export const ErrorBoundary = KeyAccessError

function feedUrls(origin: string, key: string): { label: string; url: string }[] {
  const query = new URLSearchParams({ key })
  return [
    { label: text.urlLabel('XML'), url: `${origin}${href('/feed.xml')}?${query}` },
    { label: text.urlLabel('JSON'), url: `${origin}${href('/feed.json')}?${query}` },
  ]
}
