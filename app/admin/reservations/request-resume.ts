import { href } from 'react-router'
import { requestUndo } from '../row-changes/undo-requests.tsx'

/** The hidden fields of the release form that taking it back needs. */
export const untilField = 'wasUntil'

/** Takes a release back. `form` is the one that was sent; it has made one more revision. */
export function requestResume(id: string, form: FormData): void {
  const read = (name: string) => String(form.get(name) ?? '')
  requestUndo(href('/admin/reservations/:id/:change', { id, change: 'resume' }), {
    revision: String(Number(read('revision')) + 1),
    until: read(untilField),
    homeName: read('homeName'),
  })
}
