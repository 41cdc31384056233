export { askedApartmentsText as askedApartments } from '../asked-apartments.ts'
export { contactText as contact } from '../contact.ts'
export { enquirySubjectText as enquirySubject } from '../enquiry-subject.ts'
