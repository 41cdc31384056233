import type { ReactNode } from 'react'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { formatDeposit } from '../../../text/admin/reservations.ts'
import { FormSection } from '../form/form-section.tsx'
import { PhoneLink } from '../phone-link.tsx'
import type { DealView } from './describe-deal.server.ts'

const text = dealsText.facts
const link = 'wrap-anywhere text-sea-700 underline underline-offset-4 hover:text-sea-900'

/** Who buys what for how much. */
export function DealFacts({ view }: { view: DealView }) {
  const { deal, units, agent, listPrice, discount, release, money } = view
  const { buyerName, buyerPhone, buyerEmail, state, until, contractDate } = deal
  return (
    <FormSection title={text.title}>
      <dl className="grid gap-3">
        <Fact label={text.client}>
          <b className="block wrap-anywhere">{buyerName}</b>
          {buyerPhone && <PhoneLink phone={buyerPhone} className={`${link} block`} />}
          {buyerEmail && (
            <a href={`mailto:${buyerEmail}`} className={`${link} block`}>
              {buyerEmail}
            </a>
          )}
        </Fact>
        <Fact label={text.units}>
          <span className="inline-block first-letter:uppercase">{units}</span>
        </Fact>
        {money && <Fact label={text.price}>{formatCents(money.total)}</Fact>}
        <Fact label={text.listPrice}>{listPrice}</Fact>
        {discount && <Fact label={text.discount}>{discount}</Fact>}
        {formatDeposit(release) && <Fact label={text.deposit}>{formatDeposit(release)}</Fact>}
        {contractDate && <Fact label={text.contract}>{formatDate(contractDate)}</Fact>}
        {state === 'running' && <Fact label={text.until}>{formatDate(until)}</Fact>}
        <Fact label={text.agent}>{agent ?? text.noAgent}</Fact>
      </dl>
    </FormSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-sea-700">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
