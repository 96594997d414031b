/** The most common passwords of ten characters and more, from lists of leaked ones; in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1234567890 0123456789 0987654321 9876543210 12345678910 123456789a a123456789 123456789q q123456789
  1234567891 1234567899 123456789123 1234512345 1231231231 123123123123 1111111111 0000000000 1122334455
  112233445566 1212121212 1234554321 147258369a 1472583690 7894561230 9999999999 1029384756 3141592653
  qwertyuiop qwertyuiop1 qwertyuiop123 qwerty1234 qwerty12345 qwerty123456 123456qwerty 1234qwerty
  qwerty123! qwertyqwerty 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc zaq12wsxcde3
  qazwsxedc1 qazwsxedcrfv 1qazxsw23edc asdfghjkl1 asdfghjkl; asdfasdfasdf zxcvbnm123 asdfghjkl123
  abcdefghij abcdefghijk abcdefg123 abc1234567 abcd123456 abcd12345678 abc123456789 a1b2c3d4e5 aa12345678
  a1234567890 aaaaaaaaaa password10 password11 password12 password123 password1234 password12345 password1!
  password123! passwordpassword password01 password99 passw0rd123 p@ssw0rd123 p@ssword123 mypassword
  mypassword1 newpassword thisismypassword passphrase changeme123 changemenow letmein123 letmeinnow
  welcome123 welcome1234 welcome2024 welcome2025 welcome2026 administrator admin12345 admin123456
  iloveyou12 iloveyou123 iloveyou1234 iloveyousomuch iloveyou2025 ilovemyself sunshine123 princess123
  football123 baseball123 basketball superman123 spiderman123 batman12345 dragon12345 monkey12345
  starwars123 liverpool1 liverpool123 manchester manchesterunited chelsea123 barcelona1 barcelona123
  realmadrid juventus123 michael123 jennifer123 jessica123 charlie123 christopher alexander1 alexander123
  elizabeth1 samantha123 anthony123 sebastian1 maximilian katarzyna1 aleksandra agnieszka1 magdalena1
  bartek12345 polska1234 polska12345 dupadupa123 zaq12wsx123 kochamcie1 kochamciebardzo misiaczek1
  matrix12345 trustno1trustno1 correcthorsebatterystaple secret1234 secret12345 internet123 computer123
  microsoft1 google12345 facebook123 facebook1234 pokemon123 minecraft1 minecraft123 counterstrike
  leagueoflegends worldofwarcraft hello12345 hellohello helloworld helloworld1 goodmorning blink182blink182
  november2025 december2025 january2026 summer2024! summer2025! summer2026! winter2025! winter2026!
  valhalla123 vikings123 ragnarok123 bloodrage123 odinodin123 valhallavalhalla`
    .trim()
    .split(/\s+/),
)
