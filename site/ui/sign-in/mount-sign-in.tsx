import { createRoot } from 'react-dom/client'
import { SignInAgain } from './SignInAgain.tsx'

const container = document.createElement('div')
container.className = 'sign-in-again'
document.body.append(container)
createRoot(container).render(<SignInAgain />)
