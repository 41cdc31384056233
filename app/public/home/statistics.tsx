import { homeText } from '../../text/public/home.ts'

export function Statistics() {
  return (
    <section className="bg-sea-900 text-white">
      <dl className="page-frame grid grid-cols-2 gap-x-6 gap-y-10 py-16 lg:grid-cols-4">
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
