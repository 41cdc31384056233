import { Form, href } from 'react-router'
import type { OwnSession } from '../../../backend/auth/own-account.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { deviceName } from '../../../domain/people/device.ts'
import { accountText } from '../../text/admin/account.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'

const text = accountText.sessions

export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <FormSection title={text.title}>
      <ul className="mb-4 grid gap-3">
        {sessions.map(({ id, userAgent, begunAt, seenAt, isThis }) => (
          <li key={id} className="border-t border-sand-200 pt-3 first:border-t-0 first:pt-0">
            <b>{deviceName(userAgent)}</b>{' '}
            {isThis && (
              <span className="rounded-full bg-available-soft px-3 py-1 text-sm font-semibold text-available">
                {text.thisOne}
              </span>
            )}
            <span className="block text-sm text-sea-700">
              {text.seen(formatDateTime(seenAt))}, {text.begun(formatDateTime(begunAt))}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={`${href('/admin/account')}?change=sessions`}>
          <button type="submit" className={button({ kind: 'danger' })}>
            {text.endOthers}
          </button>
        </Form>
      ) : (
        <p className="text-sm text-sea-700">{text.alone}</p>
      )}
    </FormSection>
  )
}
