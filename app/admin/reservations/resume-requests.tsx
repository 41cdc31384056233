import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'

/** A release that somebody wants to take back. */
interface ResumeRequest {
  id: string
  revision: number
  until: string
  units: string
}

let listener: ((wanted: ResumeRequest) => void) | undefined

/** The hidden fields of the release form that taking it back needs. */
export const untilField = 'wasUntil'

/**
 * Passes the request to `ResumeRequests` in the layout, because the toast that calls this outlives its screen. `form`
 * is the release that was sent; it has made one more revision.
 */
export function requestResume(id: string, form: FormData): void {
  const read = (name: string) => String(form.get(name) ?? '')
  listener?.({ id, revision: Number(read('revision')) + 1, until: read(untilField), units: read('homeName') })
}

/** Rendered once, in the admin layout. The screen of the change shows its own toasts. */
export function ResumeRequests() {
  const { submit } = useFetcher()
  useEffect(() => {
    listener = ({ id, revision, until, units }) =>
      submit(
        { revision, until, homeName: units },
        { method: 'post', action: href('/admin/reservations/:id/:change', { id, change: 'resume' }) },
      )
    return () => {
      listener = undefined
    }
  })
  return null
}
