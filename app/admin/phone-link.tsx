import type { ReactNode } from 'react'
import { dialledPhone } from '../../domain/enquiry/phone-forms.ts'
import { phoneUrl } from '../phone-url.ts'

interface Props {
  /** The phone as a visitor or the sales team typed it. */
  phone: string
  className: string
  icon?: ReactNode
}

/** Links to the phone number, or shows plain text if it holds hardly any digits. */
export function PhoneLink({ phone, className, icon }: Props) {
  if (dialledPhone(phone).length < 3) return <span className="wrap-anywhere">{phone}</span>
  return (
    <a href={phoneUrl(phone)} className={className}>
      {icon}
      {phone}
    </a>
  )
}
