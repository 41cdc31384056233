import { href, Link } from 'react-router'
import { type Apartment, apartmentTypeLabels, exposureLabels, floorRange } from '../../../domain/apartment.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/measures.ts'
import { formatPrice } from '../../../domain/money.ts'
import { adminText } from '../../text/admin.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { StatusSelect } from './status-select.tsx'

const { columns } = apartmentsText
const cell = 'px-3 py-2'

export function ApartmentTable({ apartments }: { apartments: Apartment[] }) {
  return (
    <section
      aria-label={apartmentsText.title}
      tabIndex={0}
      className="max-h-[75vh] overflow-auto rounded-card bg-white shadow-card"
    >
      <table className="w-full min-w-[1080px] text-left">
        <thead className="sticky top-0 z-10 bg-sand-100 text-sm text-sea-800">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apartments.map((apartment) => (
            <Row key={apartment.id} apartment={apartment} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ apartment }: { apartment: Apartment }) {
  return (
    <tr className="border-t border-sand-200 hover:bg-sea-50">
      <td className={cell}>{entranceLetters[apartment.entrance]}</td>
      <td className={`${cell} font-bold`}>{apartment.number}</td>
      <td className={cell}>{floorRange(apartment)}</td>
      <td className={cell}>{apartmentTypeLabels[apartment.type]}</td>
      <td className={cell}>{exposureLabels[apartment.exposure]}</td>
      <td className={cell}>{formatArea(apartment.netArea)}</td>
      <td className={cell}>{formatArea(apartment.area)}</td>
      <td className={cell}>{formatPrice(apartment.price)}</td>
      <td className={cell}>
        <StatusSelect {...apartment} />
      </td>
      <td className={cell}>
        <Link
          to={href('/admin/apartments/:id', { id: apartment.id })}
          className="font-semibold text-sea-700 underline underline-offset-4"
        >
          {adminText.actions.edit}
        </Link>
      </td>
    </tr>
  )
}
