import { enquirySearchText } from '../../backend/data/enquiries/enquiry-rows.ts'
import type { Backend } from '../../backend/open.ts'
import { newEnquiryWork } from '../../domain/enquiry/enquiry-work.ts'

const years = 5 * 365 * 24 * 60 * 60 * 1000

/** A third of the enquiries mention a parking spot, a third are unread, and all begin with the same word. */
export async function addManyEnquiries({ db }: Backend, total: number): Promise<void> {
  const now = Date.now()
  await db.write('enquiries', async (trx) => {
    for (let start = 0; start < total; start += 500) {
      const rows = Array.from({ length: 500 }, (_, offset) =>
        enquiry(start + offset, now - ((start + offset) * years) / total),
      )
      await trx.insertInto('enquiries').values(rows).execute()
    }
  })
}

function enquiry(index: number, submittedAt: number) {
  const wish = index % 3 ? 'апартамент с изглед към морето' : 'паркомясто'
  const values = {
    name: `Посетител ${index}`,
    email: `посетител${index}@example.com`,
    phone: '+359 000 000 000',
    message: `Здравейте, интересувам се от ${wish}. `.repeat(3),
    apartmentNumber: index % 2 ? String(index % 117) : '',
    about: '',
    wishedTime: '',
  }
  return {
    ...values,
    ...newEnquiryWork,
    id: crypto.randomUUID(),
    submissionId: crypto.randomUUID(),
    revision: 1,
    submittedAt: new Date(submittedAt).toISOString(),
    language: 'bg' as const,
    sentQuickly: 0,
    isRead: index % 3 === 0 ? 0 : 1,
    searchText: enquirySearchText(values),
  }
}
