import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { z } from 'zod'
import { findApartment, listApartmentsById } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import type { EnquiryApartmentKey } from '../../../backend/data/enquiries/enquiry-apartment.ts'
import { getHomePage, getPageTexts } from '../../../backend/data/settings.ts'
import type { Receipt } from '../../../backend/enquiries/enquiry-service.ts'
import { sentEnquirySchema } from '../../../domain/enquiry/enquiry.ts'
import { inOrderOf, parseIds } from '../../../domain/favourites/favourites.ts'
import { maxAsked } from '../../../domain/favourites/limits.ts'
import { isBundledPicture, locationImageUrl } from '../../../domain/home-page/home-page.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { contactSection } from '../../../text/public/sections/contact.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import { publicFormLimit, readForm } from '../../forms/read-form.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { bundledImages } from '../../images/bundled-images.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { submissionIdField } from '../../offline/form-draft.ts'
import { loadOptional, type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { ContactLines } from '../company-contacts.tsx'
import { Page, useSite } from '../page.tsx'
import type { Route } from './+types/route'
import { AskedApartments, severalField } from './asked-apartments.tsx'
import { findContactChoices } from './contact-choices.ts'
import type { ContactReply } from './contact-fields.tsx'
import { ContactForm } from './contact-form.tsx'
import { EnquirySubjectFields } from './enquiry-subject-fields.tsx'
import { explainFailure } from './explain-failure.ts'
import { explainFaults } from './explain-faults.ts'
import { readReckoning, withReckoning } from './reckoning.ts'
import { reckoningField } from './reckoning-field.tsx'
import { hasFilledTrap, isSentQuickly, openForField, trapField } from './robot-check.ts'
import { thank } from './thanks.ts'

export const handle: PublicPage = {
  shows: ['apartments', 'parkingSpots', 'stores', 'settings'],
  // `about` is the id of a parking spot or store. The server removes a value that is no such id
  // (server/pages/canonical-parameters.ts).
  // `ids` are apartments of one enquiry: at most `maxAsked`.
  query: { about: /./, ids: /./ },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const about = query.get('about')
  const ids = parseIds(query.get('ids'), maxAsked)
  const { db, knownImages } = context.get(backendContext)
  const { text } = getLocale(context)
  const building = await loadBuilding(context)
  const written = await loadTranslator(context)
  const [choices, { values: homePage }, texts, asked] = await Promise.all([
    loadOptional(context, findContactChoices({ text, written }, building, db, about)),
    getHomePage(db),
    getPageTexts(db),
    findAskedApartments(text, db, ids),
  ])
  const url = locationImageUrl(homePage)
  const { [url]: stored } = await knownImages.find([url])
  const { locationImage } = homePage
  const image = stored ?? (isBundledPicture(locationImage) ? bundledImages[locationImage] : undefined)
  const place = image && { image, alt: text.homeHeadings.locationImage }
  // Without its choices the form still works, but status 500 keeps the page out of the caches.
  const [known, status] = choices === 'unread' ? [undefined, 500] : [choices, 200]
  const intro = written.introduction(texts.values, 'contact') || text.introductions.contact
  const page = {
    versions: shownVersions(context, handle),
    intro,
    description: written.onlyTranslated(intro) || text.introductions.contact,
    choices: known,
    asked,
    place,
    untranslated: written.untranslated,
  }
  return data(page, { status })
}

const contactForm = {
  schema: sentEnquirySchema,
  also: [
    trapField,
    openForField,
    submissionIdField,
    reckoningField,
    'apartmentId',
    'apartment',
    severalField,
  ],
  maxBytes: publicFormLimit,
}

/** Receives the forms of all pages. A browser without scripts shows this page as the response. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = getLocale(context)
  const { text, language } = locale
  const read = await readForm({ request, context }, contactForm)
  if ('refusal' in read) {
    const { status, fault, fields } = read.refusal
    return respond({ ...(fields && { typed: textFields(fields) }), problem: text.forms[fault] }, status)
  }
  const { form } = read
  const typed = textFields(form)
  const line = readReckoning(typed[reckoningField])
  if (hasFilledTrap(form) || line === undefined) return respond({ typed, problem: text.contact.failure }, 400)
  const reckoning = line === '' ? {} : { reckoning: { label: text.costs.enquiry, line } }

  const submission = parseWithZod(form, { schema: sentEnquirySchema })
  if (submission.status !== 'success')
    return respond({ typed, ...reckoning, ...explainSubmission(text, submission.error ?? {}) }, 400)
  // A form that offers several apartments sends its mark also when all of them were unticked.
  if (form.has(severalField) && submission.value.apartmentIds.length === 0)
    return respond({ typed, ...reckoning, problem: text.askedApartmentsMessages.none }, 400)
  try {
    const { ip } = context.get(requestContext).visitor
    const submissionId = submissionIdSchema.parse(typed[submissionIdField])
    const { db, enquiries } = context.get(backendContext)
    const { apartmentId, apartment } = typed
    const apartmentKey = apartment
      ? await readSelectedApartment(db, apartment)
      : { ...(apartmentId && { apartmentId }) }
    const message = withReckoning(submission.value.message, line)
    const values = { ...submission.value, ...apartmentKey, message }
    const sender = { ip, submissionId, language, sentQuickly: isSentQuickly(form) }
    const receipt = await enquiries.receive(values, sender)
    return receipt === 'received'
      ? respond(await thank(locale, db, values), 200)
      : refuse(text, receipt, { ...reckoning, typed }, values.apartmentIds.length > 0)
  } catch (cause) {
    context.get(requestContext).logError(new Error(logMessages.add.enquiry, { cause }))
    return respond({ typed, ...reckoning, problem: await explainFailure(context, cause) }, 500)
  }
}

/** An invalid id is treated like a missing one. */
const submissionIdSchema = z.string().min(16).max(64).optional().catch(undefined)

function refuse(
  { contactRefusals, enquirySubjectChoices, askedApartmentsMessages }: ServerText,
  receipt: Exclude<Receipt, 'received'>,
  { typed, ...reckoning }: Pick<ContactReply, 'reckoning'> & { typed: Record<string, string> },
  isAboutSeveral: boolean,
) {
  const { apartmentNumber: _, apartmentId: __, apartment: ___, ...withoutApartment } = typed
  const { about: ____, ...withoutAbout } = typed
  switch (receipt) {
    case 'too-many':
      return respond({ typed, ...reckoning, problem: contactRefusals.tooMany }, 429)
    case 'unknown-apartment':
      // The form is shown again with the apartments that there are.
      if (isAboutSeveral)
        return respond({ typed, ...reckoning, problem: askedApartmentsMessages.unknown }, 400)
      return respond(
        { typed: withoutApartment, problem: contactRefusals.unknownApartment, withoutApartment: true },
        400,
      )
    case 'unknown-about':
      return respond(
        { typed: withoutAbout, problem: enquirySubjectChoices.unknownAbout, withoutAbout: true },
        400,
      )
  }
}

/** Returns a reply even if the request fails: an error would replace the page, and the typed text would be lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactReply> {
  try {
    return await serverAction()
  } catch {
    return { noResponse: true }
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
  loaderData: { versions, intro, description, choices, asked, place },
}: Route.ComponentProps) {
  useLive(versions)
  const { text } = useLocale(contactSection)
  const { company } = useSite()
  const { apartmentNumber, apartmentId } = actionData?.typed ?? {}
  return (
    <Page title={text.contact.title} description={description} intro={intro}>
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr]">
        <div className="screen-only rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm
            key={asked.apartments.length > 0 ? 'several' : choices?.preselected}
            reply={actionData}
            apartmentNumber={apartmentNumber}
            apartmentId={apartmentId}
            about={choices?.preselected}
            asked={asked.apartments.map(({ id }) => id)}
            subjectFields={(reply) => (
              <>
                <AskedApartments reply={reply} {...asked} />
                {choices && (
                  <EnquirySubjectFields
                    reply={reply}
                    hasApartment={Boolean(apartmentNumber) || asked.apartments.length > 0}
                    choices={choices}
                  />
                )}
              </>
            )}
          />
        </div>
        <div className="grid content-start gap-8">
          <ContactLines company={company} />
          {place && (
            <AnyImage
              {...place}
              sizes="640px"
              fit="cover"
              className="aspect-4/3 w-full rounded-card shadow-card max-lg:hidden"
            />
          )}
        </div>
      </div>
    </Page>
  )
}

/** The apartments that the link asks about, as the form lists them. */
async function findAskedApartments(text: ServerText, db: Database, ids: string[]) {
  const found = inOrderOf(ids, await listApartmentsById(db, ids))
  const apartments = found.map(({ id, number, status }) => ({
    id,
    label: text.askedApartmentsMessages.apartment(
      text.apartment.title(number),
      text.labels.apartmentStatus[status],
    ),
  }))
  return { apartments, missing: ids.length - apartments.length }
}

/** What is wrong with the fields. A list of apartments that no form of ours sends is said above the button. */
function explainSubmission(
  text: ServerText,
  faults: Parameters<typeof explainFaults>[1],
): Pick<ContactReply, 'errors' | 'problem'> {
  const isOfApartments = ([field]: [string, unknown]) => field.startsWith('apartmentIds')
  const fields = Object.entries(faults)
  const errors = explainFaults(text, Object.fromEntries(fields.filter((each) => !isOfApartments(each))))
  return { errors, ...(fields.some(isOfApartments) && { problem: text.askedApartmentsMessages.unknown }) }
}

/** The selected value is an apartment's number, or its id where several apartments have the same number. */
async function readSelectedApartment(db: Database, selected: string): Promise<EnquiryApartmentKey> {
  const apartment = await findApartment(db, selected)
  return apartment
    ? { apartmentNumber: apartment.number, apartmentId: apartment.id }
    : { apartmentNumber: selected }
}
