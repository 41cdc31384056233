import { textsIn } from '../../../backend/data/files/stored-urls.ts'
import {
  type Building,
  emptyBuilding,
  entranceLetter,
  floorLabel,
  forBuilding,
  formatFloor,
} from '../../../domain/building/building.ts'
import { buyerFactsSchema } from '../../../domain/buyer-facts/buyer-facts.ts'
import { formatRate } from '../../../domain/commission/commission.ts'
import { formatTemplate, replyTemplatesSchema } from '../../../domain/enquiry/reply-template.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { isBundledPicture } from '../../../domain/home-page/home-page.ts'
import { translatedLanguages } from '../../../domain/language.ts'
import { formatSections } from '../../../domain/page-texts/page-texts.ts'
import { pageTextsSchema } from '../../../domain/page-texts/page-texts-schema.ts'
import { exposureAt } from '../../../domain/panorama/compass-marks.ts'
import type { LabelledField, LabelledTable } from '../../../domain/record/field-table.ts'
import { importColumnsPrefix, rememberedMappingSchema } from '../../../domain/sheet/column-mapping.ts'
import { revertedTranslationSchema } from '../../../domain/translations/translation-schema.ts'
import { apartmentLabels, labelledApartmentFields } from '../../../text/admin/apartment-fields.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { buildingText, publicationText } from '../../../text/admin/building.ts'
import { clientsText, enquirySourceLabels, labelledClientFields } from '../../../text/admin/clients.ts'
import { costsFormText } from '../../../text/admin/costs.ts'
import { dealHistoryLabels } from '../../../text/admin/deals.ts'
import { documentsText, paperKindLabels } from '../../../text/admin/documents.ts'
import {
  enquiryHistoryLabels,
  enquiryStageLabels,
  enquiryWorkText,
  lostReasonLabels,
  lostReasonText,
  replyTemplateText,
} from '../../../text/admin/enquiries.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { homePageText } from '../../../text/admin/home-page.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { pageTextsText } from '../../../text/admin/page-texts.ts'
import { labelledParkingFields } from '../../../text/admin/parking-fields.ts'
import { paymentSettingsText } from '../../../text/admin/payments.ts'
import { roleLabels, userStateLabels } from '../../../text/admin/people.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { labelledProgressFields } from '../../../text/admin/progress.ts'
import { labelledReservationFields, standingLabels } from '../../../text/admin/reservation-fields.ts'
import {
  approvalLabels,
  releaseReasonLabels,
  reservationStateLabels,
} from '../../../text/admin/reservations.ts'
import {
  buyerFactsFormText,
  constructionStageLabels,
  settingsFormText,
} from '../../../text/admin/settings.ts'
import { labelledStoreFields } from '../../../text/admin/store-fields.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import {
  labelledViewingFields,
  viewingHistoryLabels,
  viewingStateLabels,
  viewingsText,
} from '../../../text/admin/viewings.ts'
import { panoramasText } from '../../../text/admin/views.ts'
import { factLabels, labels as publicLabels } from '../../../text/public/bg/labels.ts'
import { parkingText } from '../../../text/public/bg/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import { formatDealValue } from '../deals/format-deal-value.ts'
import { homePageFormats } from '../homepage/home-page-formats.ts'
import { buildingFormats } from './building-formats.ts'

const tablesOf = forBuilding(
  (building): Record<string, LabelledTable> => ({
    apartments: labelledApartmentFields(building),
    parkingSpots: labelledParkingFields(building),
    reservations: labelledReservationFields,
    clients: labelledClientFields,
    viewings: labelledViewingFields,
    stores: labelledStoreFields,
    progressEntries: labelledProgressFields,
  }),
)

/** Labels of fields that are in no field table. */
const labels: Record<string, string> = {
  images: 'Снимки',
  mainImage: 'Основна снимка',
  secondaryImage: 'Втора снимка',
  brochureUrl: 'Брошура',
  imageUrl: 'Чертеж',
  imageWidth: 'Ширина на чертежа',
  imageHeight: 'Височина на чертежа',
  outlines: 'Контури',
  entrance: 'Вход',
  floor: 'Етаж',
  level: 'Ниво',
  isRead: 'Прочетено',
  name: 'Име',
  url: 'Адрес на файла',
  storagePath: 'Място на файла',
  type: 'Вид',
  size: 'Размер',
  uploadedAt: 'Качен на',
  months: personalDataText.retention.months,
  socialMedia: settingsFormText.social,
  role: 'Роля',
  state: 'Състояние',
  hasSecondFactor: 'Втори фактор',
  commissionRate: 'Комисиона (%)',
  feedsOpen: 'Данни за портали',
  feedKey: 'Ключ',
  showroomOpen: 'Шоурум',
  showroomKey: 'Ключ',
  passwordSetAt: 'Парола, зададена на',
  calendarSetAt: 'Календар за телефона: нов адрес на',
  calendarEndedAt: 'Календар за телефона: спрян на',
  mailsAssigned: 'Писма за възложени запитвания',
  mailsDeals: 'Писма за промени в сделки',
  mailsCalls: 'Писма за обаждания',
  ...translationsText.offered,
  subject: replyTemplateText.labels.subject,
  text: replyTemplateText.labels.text,
  ...Object.fromEntries(
    translatedLanguages.map((language) => [language, replyTemplateText.inLanguage(languageLabels[language])]),
  ),
  ...buyerFactsFormText.labels,
  ...costsFormText.labels,
  ...paymentSettingsText.labels,
  ...pageTextsText.labels,
  ...homePageText.labels,
  // The logo was a part of the home page before it became a part of the building.
  logo: buildingText.labels.logo,
  ...settingsFormText.labels,
  ...viewingsText.settings.labels,
}

/** Labels of fields whose names mean something else in other collections. */
const ownLabels: Record<string, Record<string, string>> = {
  clients: { joinedTo: clientsText.joinedTo },
  reservations: standingLabels,
  viewings: viewingHistoryLabels,
  floorPlans: { toReview: 'Да се прегледа', printedTexts: 'Прочетени номера' },
  paperTemplates: documentsText.history,
  papers: documentsText.history,
  replyTemplates: replyTemplateText.labels,
  schedules: dealHistoryLabels.schedules,
  payments: dealHistoryLabels.payments,
  enquiries: {
    source: labelledClientFields.source.label,
    apartmentId: labelledReservationFields.apartmentId.label,
    clientId: clientsText.client,
    stage: enquiryWorkText.stage,
    lostReason: lostReasonText.label,
    agentId: enquiryWorkText.agent,
    nextCallOn: enquiryWorkText.nextCall,
    nextCallAt: enquiryWorkText.nextCallAt,
    notes: enquiryWorkText.notes,
    otherApartmentIds: enquiryWorkText.otherApartments,
    ...enquiryHistoryLabels,
  },
  buildingViews: {
    position: 'Ред',
    imageUrl: 'Изображение',
    imageWidth: 'Ширина на изображението',
    imageHeight: 'Височина на изображението',
  },
  panoramas: panoramasText.history,
  apartments: { isDraft: draftText.visibility },
  stores: { status: apartmentLabels.status },
  translations: { key: 'Код', language: 'Език', source: 'Български текст', translation: 'Превод' },
  building: { ...buildingText.labels, isPublished: publicationText.label },
  // As visitors read it.
  parkingSpots: { floor: factLabels.parking.floor },
}

export function fieldLabel(collection: string, name: string): string {
  // Labels are the same in every building.
  const inTable = tablesOf(emptyBuilding)[collection]?.[name]?.label
  if (isImportColumns(name)) return text.importColumns
  return ownLabels[collection]?.[name] ?? inTable ?? labels[name] ?? name
}

/** Whether the field holds the columns of a file: its name is a hash of their headers. */
const isImportColumns = (name: string) => name.startsWith(importColumnsPrefix)

/**
 * Formats the old or new value of a field as text. A value that an older release stored may be invalid today,
 * so one that cannot be formatted is shown as it is. `facts` are those of the record, as it is now.
 */
export function formatFieldValue(
  building: Building,
  collection: string,
  name: string,
  value: unknown,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  if (value === undefined || value === null || value === '') return ''
  const place = formatPlace(building, { collection, name, value, entrance: facts.entrance })
  if (place !== undefined) return place
  const table = tablesOf(building)[collection]?.[name]
  if (collection === 'apartments' && name === 'isDraft') return value ? draftText.mark : draftText.published
  if (collection === 'panoramas' && isPanoramaChoice(name)) return panoramaChoices[name](value)
  if (collection === 'stores' && name === 'status') return storeStatuses[String(value)] ?? ''
  if (collection === 'viewings' && name === 'state') return choices.viewingState?.[String(value)] ?? ''
  if ((collection === 'papers' || collection === 'paperTemplates') && name === 'kind')
    return choices.paperKind?.[String(value)] ?? ''
  if (collection === 'schedules' || collection === 'payments') return formatDealValue(name, value, facts)
  if (collection === 'enquiries' && name === 'source') return choices.source?.[String(value)] ?? ''
  if (collection === 'enquiries' && name === 'stage') return choices.enquiryStage?.[String(value)] ?? ''
  if (collection === 'enquiries' && name === 'lostReason') return choices.lostReason?.[String(value)] ?? ''
  if (collection === 'building')
    return buildingFormats[name]?.(building, value) ?? formatUndescribedValue(building, name, value)
  return (table && tryFormat(table.format, value)) ?? formatUndescribedValue(building, name, value)
}

const storeStatuses: Record<string, string> = publicLabels.apartmentStatus

const panoramaChoices = {
  projection: (value: unknown) => panoramasText.projections[value === 'sphere' ? 'sphere' : 'strip'],
  centreAzimuth: (value: unknown) =>
    panoramasText.directionValue(Number(value), panoramasText.directions[exposureAt(Number(value))]),
}

function isPanoramaChoice(name: string): name is keyof typeof panoramaChoices {
  return Object.hasOwn(panoramaChoices, name)
}

function tryFormat(format: LabelledField['format'], value: unknown): string | undefined {
  try {
    return format(value)
  } catch {
    return undefined
  }
}

interface PlaceField {
  collection: string
  name: string
  value: unknown
  entrance: unknown
}

const levelFields: Record<string, string> = { parkingPlans: 'level', parkingSpots: 'floor' }

/**
 * Where a unit or a plan is, by the names of the building: „Б“, „Партер“, „Сутерен“. The size of a parking spot is shown
 * as visitors read it: „2,5 × 5 м“.
 */
function formatPlace(
  building: Building,
  { collection, name, value, entrance }: PlaceField,
): string | undefined {
  const isLevel = levelFields[collection] === name
  if (isLevel && typeof value === 'number') return places.parkingLevel(building, value)
  if (collection === 'parkingSpots' && name === 'size' && typeof value === 'string')
    return parkingText.size(value)
  if (collection === 'panoramas' && (name === 'firstFloor' || name === 'lastFloor'))
    return formatFloor(Number(value))
  if (!['floorPlans', 'apartments', 'panoramas'].includes(collection)) return undefined
  if (name === 'entrance') return entranceLetter(building, String(value))
  if ((name !== 'floor' && name !== 'secondaryFloor') || typeof value !== 'number') return undefined
  return floorLabel(building, { entrance: typeof entrance === 'string' ? entrance : undefined, floor: value })
}

function formatUndescribedValue(building: Building, name: string, value: unknown): string {
  const own = ownFormats[name]?.(value)
  if (own) return own
  if (isImportColumns(name)) return importedFields(building, value)
  // An empty list of anything but pictures has no words of its own.
  if (Array.isArray(value) && value.length === 0 && name in ownFormats) return ''
  if (Array.isArray(value))
    return name === 'outlines' ? text.outlines(value.length) : text.images(value.length)
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value !== 'string') return JSON.stringify(value)
  return choices[name]?.[value] ?? momentOrName(value)
}

/**
 * „Номер, Вход, Цена (€), Статус: Свободен“: which fields the columns of a file were imported as, and what new rows had
 * in fields without a column.
 */
function importedFields(building: Building, value: unknown): string {
  const { success, data } = rememberedMappingSchema.safeParse(value)
  if (!success) return ''
  const table = tablesOf(building)[data.list === 'parking' ? 'parkingSpots' : 'apartments']
  const columns = Object.keys(data.columns).flatMap((name) => table?.[name]?.label ?? [])
  const defaults = Object.entries(data.defaults ?? {}).flatMap(([name, option]) => {
    const field = table?.[name]
    return field ? [`${field.label}: ${tryFormat(field.format, option) ?? option}`] : []
  })
  return [...columns, ...defaults].join(', ')
}

/** The template of replies in another language. */
function formatTranslatedTemplate(value: unknown): string | undefined {
  const { data } = replyTemplatesSchema.shape.en.safeParse(value)
  return data && formatTemplate(data)
}

const constructionStages: Record<string, string> = constructionStageLabels

/** Formats of settings that are lists or objects. */
const ownFormats: Record<string, (value: unknown) => string | undefined> = {
  ...homePageFormats,
  paymentPlan(value) {
    const { success, data } = buyerFactsSchema.shape.paymentPlan.safeParse(value)
    return success
      ? data.map(({ percent, moment }) => buyerFactsFormText.step(percent, moment)).join('; ')
      : ''
  },
  privacySections(value) {
    const { success, data } = pageTextsSchema.shape.privacySections.safeParse(value)
    return success ? formatSections(data) || pageTextsText.privacy.unwritten : undefined
  },
  ...Object.fromEntries(translatedLanguages.map((language) => [language, formatTranslatedTemplate])),
  translation(value) {
    const { success, data } = revertedTranslationSchema.shape.translation.safeParse(value)
    return success ? data.text || text.empty : undefined
  },
  socialMedia: (value) => textsIn(value).filter(Boolean).join('; '),
  finalPrice: (value) => formatNumber(Number(value)),
  commissionRate: (value) => formatRate(Number(value)),
  toReview: (value) => (value ? text.yes : text.no),
  printedTexts: () => text.yes,
  stage: (value) => constructionStages[String(value)],
}

/** Labels of the values of select fields. */
const choices: Record<string, Record<string, string>> = {
  role: roleLabels,
  vat: costsFormText.vat,
  maintenanceBy: costsFormText.maintenanceBy,
  enquiryStage: enquiryStageLabels,
  lostReason: lostReasonLabels,
  viewingState: viewingStateLabels,
  source: enquirySourceLabels,
  paperKind: paperKindLabels,
  approval: { none: 'Не е искана', ...approvalLabels },
  releaseReason: releaseReasonLabels,
  state: { ...userStateLabels, ...reservationStateLabels },
}

/** Formats times and days, and shows a file by its name. */
function momentOrName(value: string): string {
  if (isBundledPicture(value)) return homePageText.bundledImage
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value)
  return value.startsWith('/files/') ? (value.split('/').at(-1) ?? value) : value
}
