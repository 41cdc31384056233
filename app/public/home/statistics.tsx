import { homeText } from '../../text/public/home.ts'

export function Statistics() {
  return (
    <section className="on-dark bg-sea-900 text-white">
      <dl className="paper-quarters page-frame grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-10 py-16">
        {homeText.statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-lg text-sea-100">{label}</dt>
            <dd className="text-6xl font-black">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
