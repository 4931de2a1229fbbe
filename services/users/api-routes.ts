import { Hono } from 'hono'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import { emailConfirmationRoutes } from './email-confirmation-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { revisionRoutes } from './revision-routes.ts'
import { userRoutes } from './routes.ts'
import { operatorEmployerRoutes, verificationRoutes } from './verification-routes.ts'

/** Every call of the module. */
export const userApiRoutes = (
  dependencies: Needs<typeof registrationRoutes> &
    Needs<typeof passwordResetRoutes> &
    Needs<typeof emailConfirmationRoutes> &
    Needs<typeof userRoutes> &
    Needs<typeof revisionRoutes> &
    Needs<typeof passwordRoutes> &
    Needs<typeof verificationRoutes>
) =>
  new Hono<AppEnv>()
    .route('/', registrationRoutes(dependencies))
    .route('/password-resets', passwordResetRoutes(dependencies))
    .route('/email-confirmations', emailConfirmationRoutes(dependencies))
    .route('/users', userRoutes(dependencies))
    .route('/users', revisionRoutes(dependencies))
    .route('/users', passwordRoutes(dependencies))
    .route('/users', verificationRoutes(dependencies))
    .route('/operator/employers', operatorEmployerRoutes(dependencies))
