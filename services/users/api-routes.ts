import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import {
  type EmailConfirmationDependencies,
  emailConfirmationRoutes
} from './email-confirmation-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { type PasswordResetDependencies, passwordResetRoutes } from './password-reset-routes.ts'
import { type RegistrationDependencies, registrationRoutes } from './registration-routes.ts'
import { revisionRoutes } from './revision-routes.ts'
import { userRoutes } from './routes.ts'
import {
  operatorEmployerRoutes,
  type VerificationDependencies,
  verificationRoutes
} from './verification-routes.ts'

/** Every call of the module. */
export const userApiRoutes = (
  dependencies: RegistrationDependencies &
    PasswordResetDependencies &
    EmailConfirmationDependencies &
    VerificationDependencies
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
