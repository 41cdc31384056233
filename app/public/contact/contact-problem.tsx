import type { ContactReply } from './contact-reply.ts'

/** The fields were locked while they were sent, which took the focus from the button. */
const focus = (alert: HTMLElement | null) => alert?.focus()

/** Why the enquiry was not taken, said aloud too. */
export function ContactProblem({ reply }: { reply: ContactReply | undefined }) {
  return (
    <div aria-live="polite">
      {reply?.problem && (
        <p
          ref={focus}
          role="alert"
          tabIndex={-1}
          className="scroll-mt-28 rounded-lg bg-sold-soft p-4 font-semibold text-sold"
        >
          {reply.problem}
        </p>
      )}
    </div>
  )
}
