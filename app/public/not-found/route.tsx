import { data } from 'react-router'
import type { PublicPage } from '../../public-page.ts'
import { NotFoundMessage } from '../../ui/error-page.tsx'

export const handle: PublicPage = { shows: [] }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFoundMessage />
}
