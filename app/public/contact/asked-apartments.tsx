import { contactSection } from '../../../text/public/sections/contact.ts'
import { useLocale } from '../../locale.tsx'
import type { ContactReply } from './contact-fields.tsx'

/** Sent with the apartments, so that the server knows that the form offered them, even if all are unticked. */
export const severalField = 'several'

interface AskedApartmentsProps {
  reply: ContactReply | undefined
  apartments: { id: string; label: string }[]
  /** How many apartments of the link are no longer there. */
  missing: number
}

/** The apartments of an enquiry about several. Each can be unticked, also without scripts. */
export function AskedApartments({ reply, apartments, missing }: AskedApartmentsProps) {
  const { askedApartments: text } = useLocale(contactSection).text
  const isTicked = (id: string) => !reply?.typed || Object.values(reply.typed).includes(id)
  return (
    <>
      {missing > 0 && (
        <p className="rounded-lg bg-sand-200 p-4 font-semibold sm:col-span-2">{text.missing(missing)}</p>
      )}
      {apartments.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">{text.legend}</legend>
          {apartments.length > 1 && <p className="text-sm text-sea-800">{text.advice}</p>}
          <ul className="mt-2 grid gap-x-5 sm:grid-cols-2">
            {apartments.map(({ id, label }, index) => (
              <li key={id}>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name={`apartmentIds[${index}]`}
                    value={id}
                    defaultChecked={isTicked(id)}
                    className="size-5 shrink-0 accent-sea-800"
                  />
                  <span>{label}</span>
                </label>
              </li>
            ))}
          </ul>
          <input type="hidden" name={severalField} value="1" />
        </fieldset>
      )}
    </>
  )
}
