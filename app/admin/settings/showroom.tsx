import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { showroomAccess } from '../../../backend/data/key-access.ts'
import { showroomSettingsText as text } from '../../../text/admin/settings.ts'
import { backendContext, requestContext } from '../../context.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import type { Route } from './+types/showroom'
import { changeKeyAccess, KeyAccessError, KeyAccessScreen, toastKeyAccess } from './key-access.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  const { isOpen, key } = await showroomAccess.get(db)
  const url = `${context.get(requestContext).origin}${href('/:lang?/showroom')}?${new URLSearchParams({ key })}`
  return { versions, urls: isOpen ? (key ? [{ label: text.url, url }] : []) : undefined }
}

export const action = (args: Route.ActionArgs) => changeKeyAccess(args, showroomAccess)

export const shouldRevalidate = revalidateUnlessFailed

export const clientAction = toastKeyAccess(text)

export default function ShowroomSettings({ loaderData }: Route.ComponentProps) {
  return <KeyAccessScreen text={text} {...loaderData} />
}

export const ErrorBoundary = KeyAccessError
