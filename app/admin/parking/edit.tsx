import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function EditParkingSpot() {
  return <Screen title={adminText.editParkingSpot} />
}
