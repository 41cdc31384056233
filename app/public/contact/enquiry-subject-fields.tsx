import { contactSection } from '../../../text/public/sections/contact.ts'
import { useLocale } from '../../locale.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useWrittenLineLanguage } from '../../written.tsx'
import type { ContactChoices } from './contact-choices.ts'
import type { ContactReply } from './contact-fields.tsx'

interface EnquirySubjectFieldsProps {
  reply: ContactReply | undefined
  /** The form already names an apartment. */
  hasApartment: boolean
  choices: ContactChoices
}

/** Selects what the enquiry is about. Only the contact page has these fields. */
export function EnquirySubjectFields({ reply, hasApartment, choices }: EnquirySubjectFieldsProps) {
  const { text } = useLocale(contactSection)
  const languageOf = useWrittenLineLanguage()
  return (
    <>
      <AboutField choices={choices} reply={reply} />
      {!hasApartment && !reply?.withoutApartment && (
        <SelectField
          id="contact-apartment"
          name="apartment"
          label={text.contact.apartment}
          remark={text.contact.optional}
          defaultValue={reply?.typed?.apartment ?? ''}
        >
          <option value="">{text.enquirySubject.notSelected}</option>
          {choices.apartments.map(([value, label]) => (
            <option key={value} value={value} lang={languageOf(label)}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function AboutField({ choices, reply }: { choices: ContactChoices; reply: ContactReply | undefined }) {
  const { text } = useLocale(contactSection)
  const languageOf = useWrittenLineLanguage()
  const selected = reply?.withoutAbout ? undefined : (reply?.typed?.about ?? choices.preselected)
  return (
    <SelectField
      id="contact-about"
      name="about"
      label={text.enquirySubject.about}
      remark={text.contact.optional}
      errors={reply?.errors?.about ?? undefined}
      defaultValue={selected ?? ''}
    >
      <option value="">{text.enquirySubject.notSelected}</option>
      {choices.about.map(({ group, subjects }) => (
        <optgroup key={group} label={group} lang={languageOf(group)}>
          {subjects.map(([value, label]) => (
            <option key={value} value={value} lang={languageOf(label)}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
