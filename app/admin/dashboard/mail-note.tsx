import { dashboardText as text } from '../../text/admin/dashboard.ts'

export interface MailTrouble {
  /** Failed so far, and tried again. */
  retried: number
  /** Given up. */
  failed: number
  error: string
}

/** Says that mails do not go out, and what to do about it. */
export function MailNote({ retried, failed, error }: MailTrouble) {
  return (
    <section role="alert" className="mb-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold">
      <h2 className="font-semibold">{text.mail.title}</h2>
      {failed > 0 && <p>{text.mail.failed(failed)}</p>}
      {retried > 0 && <p>{text.mail.retried(retried)}</p>}
      <p>{text.mail.advice}</p>
      {error && (
        <p className="mt-1 text-sm break-words">
          {text.mail.error} <span lang="en">{error}</span>
        </p>
      )}
    </section>
  )
}
