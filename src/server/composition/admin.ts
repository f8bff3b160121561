import { createAboutRepository } from '../features/admin/about/about.repository.ts'
import { createAbout } from '../features/admin/about/about.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** The services of the owner's pages. */
export function createAdminServices(deps: ServiceDependencies) {
  const { db, admin, hostAccess } = deps
  return { about: createAbout({ ...admin, repository: createAboutRepository(db), access: hostAccess }) }
}
