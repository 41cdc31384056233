import type { Migration } from 'kysely'
import { content } from './001-content.ts'
import { accounts } from './002-accounts.ts'
import { uploads } from './003-uploads.ts'
import { installation } from './004-installation.ts'
import { limits } from './005-limits.ts'
import { changes } from './006-changes.ts'
import { enquiries } from './007-enquiries.ts'
import { leases } from './008-leases.ts'
import { outlines } from './009-outlines.ts'
import { enquirySearch } from './010-enquiry-search.ts'
import { parkingPlansAndEnquiries } from './011-parking-plans-and-enquiries.ts'
import { people } from './012-people.ts'
import { enquiryLookups } from './014-enquiry-lookups.ts'
import { reservations } from './015-reservations.ts'
import { enquiryWork } from './016-enquiry-work.ts'
import { changeBatches } from './018-change-batches.ts'
import { secureDeletion } from './019-secure-deletion.ts'
import { longReads } from './021-long-reads.ts'
import { mails } from './023-mails.ts'
import { quickEnquiries } from './024-quick-enquiries.ts'
import { building } from './025-building.ts'
import { homePage } from './026-home-page.ts'
import { buildingViews } from './027-building-views.ts'
import { company } from './028-company.ts'
import { pageTexts } from './029-page-texts.ts'
import { drafts } from './030-drafts.ts'
import { sampleAddress } from './031-sample-address.ts'
import { enquiryLanguage } from './032-enquiry-language.ts'
import { translations } from './033-translations.ts'
import { panoramas } from './034-panoramas.ts'
import { alerts } from './035-alerts.ts'
import { progressEntries } from './036-progress-entries.ts'
import { enquiryApartments } from './037-enquiry-apartments.ts'
import { clients } from './040-clients.ts'
import { viewings } from './041-viewings.ts'
import { callHours } from './042-call-hours.ts'
import { deals } from './044-deals.ts'
import { payments } from './047-payments.ts'
import { instalmentReminders } from './048-instalment-reminders.ts'
import { papers } from './049-papers.ts'
import { plansToReview } from './056-plans-to-review.ts'
import { replyTemplates } from './060-reply-templates.ts'
import { commission } from './063-commission.ts'
import { agentMails } from './064-agent-mails.ts'
import { printedTexts } from './065-printed-texts.ts'
import { knownPrices } from './066-known-prices.ts'
import { alertMailboxes } from './069-alert-mailboxes.ts'
import { appointmentDomain } from './073-appointment-domain.ts'
import { templateJudgements } from './074-template-judgements.ts'
import { viewingsByState } from './076-viewings-by-state.ts'
import { enquiriesByLanguage } from './077-enquiries-by-language.ts'

/** In order. A migration that has landed is never edited: add the next number. */
export function migrations(engine: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '001-content': content,
    '002-accounts': accounts(engine),
    '003-uploads': uploads,
    '004-installation': installation,
    '005-limits': limits,
    '006-changes': changes,
    '007-enquiries': enquiries,
    '008-leases': leases,
    '009-outlines': outlines,
    '010-enquiry-search': enquirySearch(engine),
    '011-parking-plans-and-enquiries': parkingPlansAndEnquiries,
    '012-people': people(engine),
    '014-enquiry-lookups': enquiryLookups(engine),
    '015-reservations': reservations,
    '016-enquiry-work': enquiryWork,
    '018-change-batches': changeBatches,
    '019-secure-deletion': secureDeletion(engine),
    '021-long-reads': longReads,
    '023-mails': mails,
    '024-quick-enquiries': quickEnquiries,
    '025-building': building,
    '026-home-page': homePage,
    '027-building-views': buildingViews,
    '028-company': company,
    '029-page-texts': pageTexts,
    '030-drafts': drafts,
    '031-sample-address': sampleAddress,
    '032-enquiry-language': enquiryLanguage,
    '033-translations': translations,
    '034-panoramas': panoramas,
    '035-alerts': alerts,
    '036-progress-entries': progressEntries,
    '037-enquiry-apartments': enquiryApartments,
    '040-clients': clients,
    '041-viewings': viewings,
    '042-call-hours': callHours,
    '044-deals': deals,
    '047-payments': payments,
    '048-instalment-reminders': instalmentReminders,
    '049-papers': papers,
    '056-plans-to-review': plansToReview,
    '060-reply-templates': replyTemplates,
    '063-commission': commission,
    '064-agent-mails': agentMails,
    '065-printed-texts': printedTexts,
    '066-known-prices': knownPrices,
    '069-alert-mailboxes': alertMailboxes,
    '073-appointment-domain': appointmentDomain,
    '074-template-judgements': templateJudgements,
    '076-viewings-by-state': viewingsByState,
    '077-enquiries-by-language': enquiriesByLanguage,
  }
}
