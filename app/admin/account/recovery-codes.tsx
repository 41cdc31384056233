import { href, Link } from 'react-router'
import { accountText } from '../../text/admin/account.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'

const text = accountText.secondFactor.codes

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <FormSection title={text.title}>
      <p role="status" className="mb-4">
        {text.advice}
      </p>
      <ul className="mb-4 grid grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Link to={href('/admin/account')} className={button()}>
        {text.saved}
      </Link>
    </FormSection>
  )
}
