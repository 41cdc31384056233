import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function NewParkingSpot() {
  return <Screen title={adminText.newParkingSpot} />
}
