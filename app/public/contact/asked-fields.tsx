import { contactText as text } from '../../text/public/contact.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { ContactChoices } from './contact-choices.ts'
import type { ContactReply } from './contact-reply.ts'

interface AskedFieldsProps {
  reply: ContactReply | undefined
  /** The form stands on its page: it is about this one. */
  apartmentNumber: string | undefined
  /** Where the form can be about anything. */
  choices: ContactChoices | undefined
}

/** What the enquiry is about: an apartment, a parking place or a store, or one of each. */
export function AskedFields({ reply, apartmentNumber, choices }: AskedFieldsProps) {
  return (
    <>
      {apartmentNumber && (
        <div className="sm:col-span-2">
          <TextField
            id="contact-apartment"
            name="apartmentNumber"
            label={text.apartment}
            value={apartmentNumber}
            readOnly
          />
        </div>
      )}
      {choices && <AboutField choices={choices} reply={reply} />}
      {choices && !apartmentNumber && !reply?.withoutApartment && (
        <SelectField
          id="contact-apartment"
          name="apartmentNumber"
          label={text.apartment}
          remark={text.optional}
          defaultValue=""
        >
          <option value="">{text.notChosen}</option>
          {choices.apartments.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function AboutField({ choices, reply }: { choices: ContactChoices; reply: ContactReply | undefined }) {
  const asked = reply?.withoutAbout ? undefined : (reply?.typed?.about ?? choices.asked)
  return (
    <SelectField
      id="contact-about"
      name="about"
      label={text.about}
      remark={text.optional}
      defaultValue={asked ?? ''}
    >
      <option value="">{text.notChosen}</option>
      {choices.about.map(({ group, names }) => (
        <optgroup key={group} label={group}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
