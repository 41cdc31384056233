export { contactText as contact } from '../contact.ts'
export { enquirySubjectText as enquirySubject } from '../enquiry-subject.ts'
