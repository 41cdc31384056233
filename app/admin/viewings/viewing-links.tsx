import { href, Link } from 'react-router'
import { clientsText } from '../../../text/admin/clients.ts'
import { viewingsText as text } from '../../../text/admin/viewings.ts'
import { button } from '../../ui/button.ts'
import { PhoneLink } from '../phone-link.tsx'

interface ViewingLinksProps {
  phone: string
  clientId: string | undefined
  enquiryId: string | undefined
}

/** To the phone, the card and the enquiry of the client whom a viewing is for. */
export function ViewingLinks({ phone, clientId, enquiryId }: ViewingLinksProps) {
  const secondary = button({ kind: 'secondary' })
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {phone && <PhoneLink phone={phone} className={secondary} />}
      {clientId && (
        <Link to={href('/admin/clients/:id', { id: clientId })} className={secondary}>
          {clientsText.open}
        </Link>
      )}
      {enquiryId && (
        <Link to={href('/admin/contacts/:id', { id: enquiryId })} className={secondary}>
          {text.enquiry}
        </Link>
      )}
    </div>
  )
}
