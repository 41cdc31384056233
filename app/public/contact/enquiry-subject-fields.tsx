import { contactText as text } from '../../../text/public/bg/contact.ts'
import { enquirySubjectText } from '../../../text/public/bg/enquiry-subject.ts'
import { SelectField } from '../../ui/field.tsx'
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
  return (
    <>
      <AboutField choices={choices} reply={reply} />
      {!hasApartment && !reply?.withoutApartment && (
        <SelectField
          id="contact-apartment"
          name="apartment"
          label={text.apartment}
          remark={text.optional}
          defaultValue={reply?.typed?.apartment ?? ''}
        >
          <option value="">{enquirySubjectText.notSelected}</option>
          {choices.apartments.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function AboutField({ choices, reply }: { choices: ContactChoices; reply: ContactReply | undefined }) {
  const selected = reply?.withoutAbout ? undefined : (reply?.typed?.about ?? choices.preselected)
  return (
    <SelectField
      id="contact-about"
      name="about"
      label={enquirySubjectText.about}
      remark={text.optional}
      errors={reply?.errors?.about ?? undefined}
      defaultValue={selected ?? ''}
    >
      <option value="">{enquirySubjectText.notSelected}</option>
      {choices.about.map(({ group, names }) => (
        <optgroup key={group} label={group}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
