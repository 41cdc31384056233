/**
 * What can be wrong with a value, by code, with the values that a sentence about it needs. text/admin/faults.ts has the
 * sentences.
 */
interface FaultValues extends Record<PlainFault, []> {
  tooLong: [most: number]
  /** A list of lines that are texts. */
  tooManyLines: [most: number, longest: number]
  tooManyRows: [most: number]
  outOfRange: [min: number, max: number]
  wrongStep: [step: number]
  passwordTooShort: [fewest: number]
  passwordTooLong: [most: number]
  /** `highest` is the last floor below the one that a maisonette needs. */
  maisonetteTooHigh: [highest: string]
  wrongSecondFloor: [expected: string]
  netAreaAboveTotal: [netArea: number, area: number]
  tooManyApartments: [most: number]
  tooFarAhead: [years: number]
  reservationTooLong: [years: number]
  notLater: [day: string]
  tooManyInstalments: [most: number]
  /** The instalments of a sale are less than its price by this sum, as people read it, or more. */
  instalmentsMissing: [sum: string]
  instalmentsOver: [sum: string]
  /** The instalments of a payment plan are `percent` together, not a hundred. */
  wrongSum: [percent: number]
  badDegrees: [most: number]
  repeatedLine: [what: 'entrance' | 'level' | 'type', name: string]
  floorNamesake: [entrance: string, floor: number]
  tooFewPoints: [fewest: number]
  unknownPlaceholder: [placeholder: string]
  tooManySections: [most: number]
  sectionsTooLong: [most: number]
  translationTooLong: [most: number, length: number]
  translatedPlaceholder: [placeholder: string]
}

/** Codes whose sentences need no values. */
export type PlainFault =
  // Any field
  | 'invalid'
  | 'damaged'
  | 'requiredFields'
  | 'emptyLine'
  | 'noDate'
  | 'yearTooFar'
  | 'dayInFuture'
  | 'noNumber'
  | 'noInteger'
  | 'negative'
  | 'numberTooLarge'
  | 'badAmount'
  | 'badPercent'
  | 'badArea'
  | 'areaTooLarge'
  | 'areaTooPrecise'
  | 'badLink'
  | 'badImageUrl'
  | 'noTitle'
  | 'noText'
  | 'outdatedPage'
  // Apartments, parking spots and the building
  | 'noApartmentNumber'
  | 'noParkingNumber'
  | 'noFloor'
  | 'noFloorChosen'
  | 'noSecondFloorChosen'
  | 'secondFloorOfFlat'
  | 'noEntranceChosen'
  | 'noTypeChosen'
  | 'noRooms'
  | 'noNetArea'
  | 'noArea'
  | 'noExposureChosen'
  | 'noSize'
  | 'noPrice'
  | 'noStatusChosen'
  | 'noCountOnFloor'
  | 'noFirstNumber'
  | 'noNumberingChosen'
  | 'lastFloorUnderFirst'
  | 'numberingBelowZero'
  | 'noFloorAbove'
  | 'floorOfOtherEntrance'
  | 'noBuildingName'
  | 'noEntrance'
  | 'noEntranceName'
  | 'noFirstFloor'
  | 'noLastFloor'
  | 'lastFloorBelowFirst'
  | 'noFloorName'
  | 'noSuchFloor'
  | 'floorNamedTwice'
  | 'noLevel'
  | 'noLevelName'
  | 'noType'
  | 'noTypeName'
  | 'noBedrooms'
  | 'noCaption'
  | 'nothingCounted'
  | 'noViewName'
  | 'badAzimuth'
  | 'tooManyPoints'
  | 'tooManyPointsInAll'
  | 'tooManyOutlines'
  | 'outlineWithoutArea'
  // What pages say
  | 'noPicture'
  | 'noPlace'
  | 'noMinutes'
  | 'apartmentTwice'
  | 'noSectionTitle'
  | 'noSectionText'
  | 'bracesOutsidePrivacy'
  | 'noInstalment'
  | 'noPaymentMoment'
  | 'noStageChosen'
  | 'dateWithoutStage'
  | 'dateWithoutPermit'
  // Enquiries and reservations
  | 'noMessage'
  | 'noSubject'
  | 'subjectOfLines'
  | 'noNote'
  | 'unknownStage'
  | 'unknownAgent'
  | 'noDayChosen'
  | 'nothingToChange'
  | 'noApartmentChosen'
  | 'noSpotChosen'
  | 'spotTwice'
  | 'noStoreChosen'
  | 'storeTwice'
  | 'nothingReserved'
  | 'noDepositState'
  | 'noReason'
  | 'noReasonNote'
  | 'noBuyerName'
  | 'noBuyerContact'
  | 'noFirstDay'
  | 'noLastDay'
  | 'lastDayBeforeFirst'
  | 'pastDay'
  | 'noDeposit'
  | 'noFinalPrice'
  | 'freeSale'
  | 'noContractDate'
  | 'contractDateAhead'
  // Viewings
  | 'noTime'
  | 'noAgentChosen'
  | 'nowhereToMeet'
  | 'afterMidnight'
  | 'endBeforeStart'
  | 'noInstalmentAmount'
  | 'noInstalmentChosen'
  | 'noPaymentDay'
  | 'noPaymentAmount'
  | 'paymentAhead'
  // The company and its people
  | 'noCompanyName'
  | 'badEik'
  | 'noPhone'
  | 'noLanguageChosen'
  | 'noSourceChosen'
  | 'noLostReason'
  | 'contactTwice'
  | 'noContact'
  | 'unknownApartment'
  | 'unknownSubject'
  | 'badMessengerNumber'
  | 'noAddress'
  | 'noName'
  | 'noEmail'
  | 'badEmail'
  | 'noRoleChosen'
  | 'noCode'
  | 'noPassword'
  | 'noOldPassword'
  | 'noRepeatedPassword'
  | 'passwordsDiffer'
  | 'easyPassword'
  | 'passwordOfEmail'

export type FaultCode = keyof FaultValues
export type ValuesOfFault<Code extends FaultCode> = FaultValues[Code]

/**
 * A fault as a message of zod, which has to be a text: the code, and behind a space its values as JSON. A fault without
 * values is its code.
 */
export type FaultMessage = FaultCode | `${FaultCode} ${string}`

export function fault<Code extends FaultCode>(code: Code, ...values: FaultValues[Code]): FaultMessage {
  const written = values.map((value) => JSON.stringify(value)).join(',')
  return written === '' ? code : `${code} ${written}`
}

/** Takes apart what `fault` has written. The message of a schema that is not ours has a code that nobody knows. */
export function readFault(message: string): { code: string; values: unknown[] } {
  const [code = '', ...rest] = message.split(' ')
  try {
    return { code, values: JSON.parse(`[${rest.join(' ')}]`) }
  } catch {
    return { code: '', values: [] }
  }
}
