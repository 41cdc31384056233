import { parseWithZod } from '@conform-to/zod/v4'
import { data, href } from 'react-router'
import { z } from 'zod'
import { findApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import {
  type EnquiryApartmentKey,
  findEnquiryApartment,
} from '../../../backend/data/enquiries/enquiry-subjects.ts'
import { getCompanySettings, getDisplaySettings } from '../../../backend/data/settings.ts'
import type { Receipt } from '../../../backend/enquiries/enquiry-service.ts'
import { type EnquiryValues, enquirySchema } from '../../../domain/enquiry/enquiry.ts'
import { locationPictureUrl } from '../../../domain/settings.ts'
import { backendContext, requestContext } from '../../context.ts'
import { publicForm, readForm } from '../../forms/read-form.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { buildingFromAbove } from '../../images/bundled-images.ts'
import { useLive } from '../../live/use-live.ts'
import { submissionIdField } from '../../offline/submission-id.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { logMessages } from '../../text/log-messages.ts'
import {
  contactRefusals,
  contactThanks as tellReceivedText,
  contactText as text,
} from '../../text/public/contact.ts'
import { enquirySubjectText } from '../../text/public/enquiry-subject.ts'
import { homeText } from '../../text/public/home.ts'
import { ContactLines } from '../contact-lines.tsx'
import { loadOptional } from '../load-optional.ts'
import { Page } from '../page.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/route'
import { findContactChoices } from './contact-choices.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactReply } from './contact-reply.ts'
import { EnquirySubjectFields } from './enquiry-subject-fields.tsx'
import { hasFilledTrap, isSentQuickly, openForField, trapField } from './robot-check.ts'

/** `about` is the id of a parking spot or store. */
export const handle: PublicPage = {
  shows: ['apartments', 'parkingSpots', 'stores', 'settings'],
  // Of invented ones there is no end: the server leaves those out that are no id (server/pages/meanings.ts).
  query: { about: /./ },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const about = new URL(request.url).searchParams.get('about')
  const { db, knownImages } = context.get(backendContext)
  const [choices, display] = await Promise.all([
    loadOptional(context, findContactChoices(db, about)),
    getDisplaySettings(db),
  ])
  const place = locationPictureUrl(display.values)
  const { [place]: location } = await knownImages.find([place])
  // The form is there without them too, but nobody caches such a page.
  const [known, status] = choices === 'unread' ? [undefined, 500] : [choices, 200]
  return data({ versions: shownVersions(context, handle), choices: known, location }, { status })
}

const contactForm = {
  schema: enquirySchema,
  also: [trapField, openForField, submissionIdField, 'apartmentId', 'apartment'],
  largest: publicForm,
}

/** The form stands on other pages; this one answers it, also in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm({ request, context }, contactForm)
  if ('refusal' in read) {
    const { status, message, kept } = read.refusal
    return respond({ typed: kept && textFields(kept), problem: message }, status)
  }
  const { form } = read
  const typed = textFields(form)
  if (hasFilledTrap(form)) return respond({ typed, problem: text.failure }, 400)

  const submission = parseWithZod(form, { schema: enquirySchema })
  if (submission.status !== 'success') return respond({ typed, errors: submission.error ?? {} }, 400)
  try {
    const { ip } = context.get(requestContext).visitor
    const submissionId = submissionIdSchema.parse(typed[submissionIdField])
    const { db, enquiries } = context.get(backendContext)
    const { apartmentId, apartment } = typed
    const asked = apartment
      ? await readSelectedApartment(db, apartment)
      : { ...(apartmentId && { apartmentId }) }
    const values = { ...submission.value, ...asked }
    const sender = { ip, submissionId, sentQuickly: isSentQuickly(form) }
    const receipt = await enquiries.receive(values, sender)
    return receipt === 'received' ? respond(await thank(db, values), 200) : respondTo(receipt, typed)
  } catch (cause) {
    context.get(requestContext).logError(new Error(logMessages.add.enquiry, { cause }))
    return respond({ typed, problem: text.failure }, 500)
  }
}

/** An id that is none counts as not given. */
const submissionIdSchema = z.string().min(16).max(64).optional().catch(undefined)

/** The enquiry is stored: what cannot be read for the way on must not turn that into a failure. */
async function thank(db: Database, values: EnquiryValues & EnquiryApartmentKey): Promise<ContactReply> {
  const [apartmentId, hasPriceList] = await Promise.all([
    findEnquiryApartment(db, values).catch(() => null),
    getCompanySettings(db).then(
      (company) => company.values.publicPriceList,
      () => false,
    ),
  ])
  return tellReceived({ values, apartmentId, hasPriceList })
}

function respondTo(receipt: Exclude<Receipt, 'received'>, typed: Record<string, string>) {
  const { apartmentNumber: _, apartmentId: __, apartment: ___, ...withoutApartment } = typed
  const { about: ____, ...withoutAbout } = typed
  switch (receipt) {
    case 'too-many':
      return respond({ typed, problem: contactRefusals.tooMany }, 429)
    case 'unknown-apartment':
      return respond(
        { typed: withoutApartment, problem: contactRefusals.unknownApartment, withoutApartment: true },
        400,
      )
    case 'unknown-about':
      return respond(
        { typed: withoutAbout, problem: enquirySubjectText.unknownAbout, withoutAbout: true },
        400,
      )
  }
}

/** A server that cannot be reached must not take the page away from under what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactReply> {
  try {
    return await serverAction()
  } catch {
    return { problem: text.failure, noResponse: true }
  }
}

function respond(reply: ContactReply, status: number) {
  return data(reply, { status })
}

function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export default function Contact({
  actionData,
  loaderData: { versions, choices, location },
}: Route.ComponentProps) {
  useLive(versions)
  const { company } = useSite()
  const { apartmentNumber, apartmentId } = actionData?.typed ?? {}
  return (
    <Page title={text.title} description={text.intro} intro={text.intro}>
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr]">
        <div className="off-paper rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm
            key={choices?.asked}
            reply={actionData}
            apartmentNumber={apartmentNumber}
            apartmentId={apartmentId}
            about={choices?.asked}
            askedFields={(reply) =>
              choices && (
                <EnquirySubjectFields
                  reply={reply}
                  hasApartment={Boolean(apartmentNumber)}
                  choices={choices}
                />
              )
            }
          />
        </div>
        <div className="grid content-start gap-8">
          <ContactLines company={company} />
          <AnyImage
            image={location ?? buildingFromAbove}
            alt={homeText.location.image}
            sizes="640px"
            fit="cover"
            className="aspect-4/3 w-full rounded-card shadow-card max-lg:hidden"
          />
        </div>
      </div>
    </Page>
  )
}

/** What the form's choice means: a number, or the id of one of several apartments that share theirs. */
async function readSelectedApartment(db: Database, selected: string): Promise<EnquiryApartmentKey> {
  const apartment = await findApartment(db, selected)
  return apartment
    ? { apartmentNumber: apartment.number, apartmentId: apartment.id }
    : { apartmentNumber: selected }
}

interface Received {
  values: Pick<EnquiryValues, 'wishedTime' | 'apartmentNumber'>
  /** The id of the apartment that the enquiry is about. */
  apartmentId: string | null
  hasPriceList: boolean
}

/** What the sender reads below the thanks. Whoever has asked is still choosing: the ways on lead to more apartments. */
export function tellReceived({ values, apartmentId, hasPriceList }: Received): ContactReply {
  const { wishedTime, apartmentNumber } = values
  const apartment = apartmentId !== null && {
    url: href('/apartments/:id', { id: apartmentId }),
    text: tellReceivedText.backToHome(apartmentNumber),
  }
  const free = { url: `${href('/apartments')}?available=1`, text: tellReceivedText.toFree }
  const priceList = hasPriceList && {
    url: href('/price-list.pdf'),
    text: tellReceivedText.priceList,
    isFile: true,
  }
  return {
    sent: true,
    when: wishedTime ? tellReceivedText.whenWished(wishedTime) : tellReceivedText.when,
    ways: [apartment, free, priceList].filter((way) => way !== false),
  }
}
