import { data } from 'react-router'
import { NotFoundMessage } from '../../error-page.tsx'
import type { PublicPage } from '../../public-page.ts'

export const handle: PublicPage = { shows: [] }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFoundMessage />
}
