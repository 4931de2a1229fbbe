import type { HttpClient, TestResponse } from './http-client.ts'

/** Sends a form as a browser does without a script. */
export function sendForm(
  client: HttpClient,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }
): Promise<TestResponse> {
  return client.send(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString()
  })
}
