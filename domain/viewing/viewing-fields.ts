import { languages } from '../language.ts'
import { day, recordOf, recordOrNone } from '../record/admin-kinds.ts'
import { choiceOf, integer, text, yesOrNo } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'

/** In minutes. */
export const viewingLength = { usual: 45, shortest: 5, longest: 480 }

/**
 * What the sales team fills in for a viewing. Schema, form, labels (text/admin/viewings.ts) and history follow from this
 * table; visitors see none of it.
 */
export const viewingFields = {
  day: field(day('noDayChosen'), { initial: '', visitors: false }),
  /** In Sofia: 14:30. */
  time: field(text(5, 'noTime'), { initial: '', visitors: false }),
  minutes: field(integer(viewingLength.shortest, viewingLength.longest, 'noMinutes'), {
    initial: viewingLength.usual,
    visitors: false,
  }),
  agentId: field(recordOf('noAgentChosen'), { initial: '', visitors: false }),
  apartmentId: field(recordOrNone(), { initial: null, visitors: false }),
  /** Where they meet, when it is not at the apartment. */
  place: field(text(200), { initial: '', visitors: false }),
  name: field(text(200, 'noName'), { initial: '', visitors: false }),
  phone: field(text(50), { initial: '', visitors: false }),
  email: field(text(254), { initial: '', visitors: false }),
  language: field(choiceOf(languages, 'noLanguageChosen'), { initial: 'bg', visitors: false }),
  /** Whether the client gets mails about it. */
  isMailed: field(yesOrNo(), { initial: true, visitors: false }),
  notes: field(text(5000), { initial: '', visitors: false }),
  enquiryId: field(recordOrNone(), { initial: null, visitors: false }),
}

export type ViewingFields = typeof viewingFields
