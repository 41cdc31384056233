import { data } from 'react-router'
import { NotFoundMessage } from '../../ui/error-page.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundMessage />
}
