-- Where people have mailboxes: such a host tells no company apart.
insert into shared_domain (domain) values
  ('gmail.com'), ('googlemail.com'), ('outlook.com'), ('outlook.de'), ('outlook.fr'), ('hotmail.com'), ('hotmail.co.uk'),
  ('hotmail.de'), ('hotmail.fr'), ('hotmail.it'), ('hotmail.es'), ('live.com'), ('live.co.uk'), ('live.fr'), ('msn.com'),
  ('yahoo.com'), ('yahoo.co.uk'), ('yahoo.co.in'), ('yahoo.co.jp'), ('yahoo.de'), ('yahoo.fr'), ('yahoo.es'), ('yahoo.it'),
  ('ymail.com'), ('rocketmail.com'), ('icloud.com'), ('me.com'), ('mac.com'), ('aol.com'), ('protonmail.com'), ('pm.me'),
  ('gmx.com'), ('gmx.net'), ('gmx.de'), ('gmx.at'), ('gmx.ch'), ('web.de'), ('t-online.de'), ('mail.com'), ('mail.ru'),
  ('yandex.ru'), ('yandex.com'), ('qq.com'), ('163.com'), ('126.com'), ('naver.com'), ('hanmail.net'), ('comcast.net'),
  ('verizon.net'), ('att.net'), ('sbcglobal.net'), ('btinternet.com'), ('wanadoo.fr'), ('laposte.net'), ('libero.it'),
  ('tutanota.com'), ('zohomail.com')
on conflict do nothing;
