import { contactText as text } from '../../text/public/contact.ts'
import type { ContactReply } from './contact-reply.ts'

/** What became of the enquiry, said aloud too. */
export function ContactAnswer({ reply }: { reply: ContactReply | undefined }) {
  return (
    <div aria-live="polite">
      {reply?.sent && (
        <p role="status" className="rounded-lg bg-available-soft p-4 font-semibold text-available">
          {text.success}
        </p>
      )}
      {reply?.problem && (
        <p role="alert" className="rounded-lg bg-sold-soft p-4 font-semibold text-sold">
          {reply.problem}
        </p>
      )}
    </div>
  )
}
