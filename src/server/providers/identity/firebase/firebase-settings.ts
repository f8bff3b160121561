/** The settings of the server's side of Firebase. */
export interface FirebaseIdentitySettings {
  projectId: string
  apiKey: string
  authDomain: string
  /** Not needed with the emulator. */
  serviceAccount: { project_id: string; client_email: string; private_key: string } | undefined
  /** `host:port` of the Auth emulator. */
  emulatorHost: string | undefined
}
