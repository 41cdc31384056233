import { loanFor } from '../../../domain/costs/loan.ts'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { useWrittenLanguage, WrittenLine } from '../../written.tsx'
import type { ShowroomHome } from './describe-showroom.ts'
import { Go } from './go.tsx'
import { type LoanChoice, loanShares, loanTerms } from './place.ts'
import { StepHead } from './step-head.tsx'
import { TakeAlong } from './take-along.tsx'

type Costs = NonNullable<ShowroomHome['costs']>

/** What the apartment costs: the price with taxes and fees, the instalments, and a loan that can be changed here. */
export function CostsStep({ home, loan }: { home: ShowroomHome; loan: LoanChoice | undefined }) {
  const { costs } = home
  const languageOf = useWrittenLanguage()
  if (!costs) return null
  const lines = [...costs.lines, ...(costs.maintenance ? [costs.maintenance] : [])]
  return (
    <>
      <StepHead title={costs.title} about={<WrittenLine text={`${home.title} · ${home.kind}`} />} />
      <div className="showroom-body is-split is-costs">
        <div className="showroom-sums">
          <dl>
            {lines.map(({ label, amount, note, isSum }) => (
              <div key={label} className={isSum ? 'is-sum' : ''}>
                <dt>
                  {label}
                  {note && <small>{note}</small>}
                </dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
          {costs.steps.length > 0 && (
            <>
              <h2>{costs.instalments}</h2>
              <dl>
                {costs.steps.map(({ share, moment, amount, isDue }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two instalments may be equal, and they have an order only.
                  <div key={index}>
                    <dt>
                      {share} <span lang={languageOf(moment)}>{moment}</span>
                      {isDue && <small className="is-due">{costs.dueNow}</small>}
                    </dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
                {costs.due && (
                  <div className="is-sum">
                    <dt>{costs.due.label}</dt>
                    <dd>{costs.due.amount}</dd>
                  </div>
                )}
              </dl>
            </>
          )}
        </div>
        <div className="showroom-facts">
          {costs.borrowing && <Loan costs={costs} borrowing={costs.borrowing} id={home.id} loan={loan} />}
          <TakeAlong home={home} query={loan ? `?own=${loan.own}&years=${loan.years}` : ''} />
          <p className="showroom-estimate">{costs.about}</p>
        </div>
      </div>
    </>
  )
}

interface LoanProps {
  costs: Costs
  borrowing: NonNullable<Costs['borrowing']>
  id: string
  loan: LoanChoice | undefined
}

function Loan({ costs, borrowing: { purchase, rate }, id, loan }: LoanProps) {
  const { text } = useLocale(showroomSection)
  const chosen = loan ?? { own: costs.own, years: costs.years }
  const { monthly } = loanFor(purchase, { ...chosen, rate })
  const { percent, euros } = text.formats
  const choices = [
    { name: 'own', label: text.showroom.own, values: loanShares, format: percent },
    { name: 'years', label: text.showroom.years, values: loanTerms, format: String },
  ] as const
  return (
    <section className="showroom-loan">
      {choices.map(({ name, label, values, format }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
        <div key={name} role="group" aria-label={label}>
          <h2>{label}</h2>
          <div className="showroom-choices">
            {values.map((value) => (
              <Go
                key={value}
                to={{ step: 'costs', id, loan: complete({ ...chosen, [name]: value }) }}
                isCurrent={chosen[name] === value}
                className="showroom-button"
              >
                {format(value)}
              </Go>
            ))}
          </div>
        </div>
      ))}
      <p role="status" className="showroom-price">
        <span>{text.showroom.monthly}</span>
        <strong>{euros(monthly / 100)}</strong>
        <span>{text.showroom.rate(percent(rate))}</span>
      </p>
    </section>
  )
}

/** The other value is the company's default, which may be none of those that are offered here. */
function complete({ own, years }: LoanChoice): LoanChoice {
  return { own: nearest(loanShares, own), years: nearest(loanTerms, years) }
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
}
