import { useEffect, useState } from 'react'
import { formatCents, sumOf, toCents } from '../../../domain/deal/cents.ts'
import { readNumber } from '../../../domain/formats/read-number.ts'
import { dealsText } from '../../../text/admin/deals.ts'

const { sum: text } = dealsText.schedule

/** Says while somebody types how far the instalments are from the final price. The server checks it again. */
export function TypedSum({ formId, total }: { formId: string; total: number }) {
  const [off, setOff] = useState(0)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const read = () => {
      const typed = [...new FormData(form)].filter(([name]) => name.endsWith('.amount'))
      const amounts = typed.map(([, value]) => ({
        amount: toCents(readNumber(String(value), 'amount') ?? 0),
      }))
      setOff(total - sumOf(amounts))
    }
    read()
    form.addEventListener('input', read)
    // Lines that are added or removed change the form without an input event.
    const observer = new MutationObserver(read)
    observer.observe(form, { childList: true, subtree: true })
    return () => {
      form.removeEventListener('input', read)
      observer.disconnect()
    }
  }, [formId, total])
  return (
    <p aria-live="polite" className={`mt-4 font-semibold ${off === 0 ? 'text-available' : 'text-sold'}`}>
      {off === 0 && text.exact}
      {off > 0 && `${text.missing} ${formatCents(off)}.`}
      {off < 0 && `${text.over}: ${formatCents(-off)}.`}
    </p>
  )
}
