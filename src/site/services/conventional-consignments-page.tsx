import { conventionalConsignments } from './conventional-consignments'
import { ServicePage } from './service-page'

export function ConventionalConsignmentsPage() {
  return <ServicePage service={conventionalConsignments} />
}
