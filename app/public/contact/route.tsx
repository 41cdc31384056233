import { parseWithZod } from '@conform-to/zod/v4'
import { data, href, Link } from 'react-router'
import { z } from 'zod'
import type { Receipt } from '../../../backend/enquiries/enquiry-desk.ts'
import { enquirySchema } from '../../../domain/enquiry/enquiry.ts'
import { backendContext, requestContext } from '../../context.ts'
import { publicForm, readForm } from '../../forms/read-form.ts'
import { submissionIdField } from '../../offline/submission-id.ts'
import type { PublicPage } from '../../public-page.ts'
import { logMessages } from '../../text/log-messages.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { button } from '../../ui/button.ts'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'
import { ContactForm } from './contact-form.tsx'
import type { ContactReply } from './contact-reply.ts'
import { looksLikeRobot, openForField, trapField } from './robot-check.ts'

export const handle: PublicPage = { shows: [] }

const contactForm = {
  schema: enquirySchema,
  also: [trapField, openForField, submissionIdField],
  largest: publicForm,
}

/** The form stands on other pages; this one answers it, also in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm({ request, context }, contactForm)
  if ('refusal' in read) {
    const { status, message, kept } = read.refusal
    return answer({ typed: kept && textFields(kept), problem: message }, status)
  }
  const { form } = read
  const typed = textFields(form)
  if (looksLikeRobot(form)) return answer({ typed, problem: text.failure }, 400)

  const submission = parseWithZod(form, { schema: enquirySchema })
  if (submission.status !== 'success') return answer({ typed, errors: submission.error ?? {} }, 400)
  try {
    const { ip } = context.get(requestContext).visitor
    const submissionId = submissionIdSchema.parse(typed[submissionIdField])
    const { enquiries } = context.get(backendContext)
    return answerTo(await enquiries.receive(submission.value, { ip, submissionId }), typed)
  } catch (cause) {
    context.get(requestContext).logError(new Error(logMessages.add.enquiry, { cause }))
    return answer({ typed, problem: text.failure }, 500)
  }
}

/** An id that is none counts as not given. */
const submissionIdSchema = z.string().min(16).max(64).optional().catch(undefined)

function answerTo(receipt: Receipt, typed: Record<string, string>) {
  const { apartmentNumber: _, ...others } = typed
  switch (receipt) {
    case 'received':
      return answer({ sent: true }, 200)
    case 'too-many':
      return answer({ typed, problem: text.tooMany }, 429)
    case 'unknown-apartment':
      return answer({ typed: others, problem: text.unknownApartment, withoutApartment: true }, 400)
  }
}

/** A server that cannot be reached must not take the page away from under what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactReply> {
  try {
    return await serverAction()
  } catch {
    return { problem: text.failure, unanswered: true }
  }
}

function answer(reply: ContactReply, status: number) {
  return data(reply, { status })
}

function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <Page title={text.title} description={text.intro}>
      <div className="max-w-2xl">
        <ContactForm reply={actionData} apartmentNumber={actionData?.typed?.apartmentNumber} />
        {actionData?.sent && (
          <Link to={href('/')} className={button({ kind: 'secondary', className: 'mt-6' })}>
            {text.back}
          </Link>
        )}
      </div>
    </Page>
  )
}
