/** Says that the job has expired, and links to the similar ones below it. */
export function ExpiredNotice() {
  return (
    <p className="notice warning job-expired">
      <b>Anuncio caducado.</b> Ya no admite aplicaciones. <a href="#parecidos">Empleos parecidos</a>
    </p>
  )
}
