import type { ReactNode } from 'react'
import { dialledPhone } from '../../domain/enquiry/phone-forms.ts'
import { phoneUrl } from '../phone-url.ts'

interface Props {
  /** As it was typed, by a visitor or by the sales team. */
  phone: string
  className: string
  icon?: ReactNode
}

/** Calls the number; where none was typed, it says what was. */
export function PhoneLink({ phone, className, icon }: Props) {
  if (dialledPhone(phone).length < 3) return <span className="wrap-anywhere">{phone}</span>
  return (
    <a href={phoneUrl(phone)} className={className}>
      {icon}
      {phone}
    </a>
  )
}
